import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRows } from '../requirements/rows.ts'
import { root } from '../workspace/root.mjs'
import { attacks } from './attacks.data.ts'

test('Each attack is on a row that there is, and its text stands once in its file', () => {
  const rows = new Set(readRows(readFileSync(join(root, 'docs/requirements.md'), 'utf8')).map(({ id }) => id))
  const stale = attacks.filter(([row, file, text, other]) => {
    const source = readFileSync(join(root, file), 'utf8')
    return !rows.has(row) || source.split(text).length !== 2 || text === other
  })
  expect(stale.map(([row, file, text]) => `${row} ${file}: ${text}`)).toEqual([])
})

test('No row is attacked twice in the same way', () => {
  expect(new Set(attacks.map((attack) => JSON.stringify(attack))).size).toBe(attacks.length)
})
