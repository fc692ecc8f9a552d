import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRows } from '../../requirements/rows.ts'
import { root } from '../../workspace/root.mjs'
import { attacks } from './all.ts'
import { inBrowser } from './browser.data.ts'

const all = [...attacks, ...inBrowser.flat()]
const rows = readRows(readFileSync(join(root, 'docs/requirements.md'), 'utf8')).map(({ id }) => id)

test('Each row is attacked', () => {
  const attacked = new Set(all.map(([row]) => row))
  expect(rows.filter((row) => !attacked.has(row))).toEqual([])
})

test('Each attack is on a row that there is, and its text stands once in its file', () => {
  const stale = all.filter(([row, file, text, other]) => {
    const source = readFileSync(join(root, file), 'utf8')
    return !rows.includes(row) || source.split(text).length !== 2 || text === other
  })
  expect(stale.map(([row, file, text]) => `${row} ${file}: ${text}`)).toEqual([])
})

test('No row is attacked twice in the same way', () => {
  expect(new Set(all.map((attack) => JSON.stringify(attack))).size).toBe(all.length)
})
