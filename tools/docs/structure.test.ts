import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../workspace/root.mjs'
import { filesOf } from './documents.ts'

/** More than these are not seen at a glance. */
const most = 40

/** Written by a program or recorded; and decisions, which only ever grow. */
const mayBeMore = /\/generated(?:\/|$)|^openapi\/examples(?:\/|$)|^docs\/decisions$/

test('No folder holds more files than one sees at a glance', () => {
  const counts = new Map<string, number>()
  for (const path of filesOf(root)) {
    const folder = dirname(path)
    if (mayBeMore.test(folder) || !statSync(join(root, path)).isFile()) continue
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  expect(counts.size).toBeGreaterThan(200)
  expect([...counts].filter(([, count]) => count > most)).toEqual([])
})
