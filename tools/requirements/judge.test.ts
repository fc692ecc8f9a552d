import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { browserTests, unitTests } from '../test/results.mjs'
import { root } from '../workspace/root.mjs'
import { type Claim, claimsOf, judge, type Level, readRows } from './judge.ts'

test('The list is read row by row; a repeated id, an unknown level and a conflict are refused', () => {
  const line = '| R9.05 | Ten digits are seconds. | dates | unit |'
  expect(readRows(`| id | requirement |\n|---|---|\n${line}\n`)).toEqual([{ id: 'R9.05', level: 'unit' }])
  expect(() => readRows(`${line}\n${line}`)).toThrow('R9.05 is repeated')
  expect(() => readRows('| R9.05 | a | b | manual |')).toThrow('known level')
  for (const mark of ['<'.repeat(7), '='.repeat(7), '>'.repeat(7)])
    expect(() => readRows(`${line}\n${mark}`)).toThrow('conflict')
})

test('Every row of the project can be read, and no two have the same id', () => {
  expect(readRows(readFileSync(join(root, 'docs/requirements.md'), 'utf8'))).not.toEqual([])
})

test('A unit or component test claims the ids that its own title or a group around it begins with', () => {
  const assertionResults = [
    { ancestorTitles: ['dates'], title: 'R9.05 and R9.06 as R9.08 says', status: 'passed' },
    { ancestorTitles: ['R9.07 all'], title: 'None', status: 'todo' },
  ]
  const testResults = [
    { name: `${root}/libs/a.test.tsx`, status: 'passed', assertionResults },
    { name: `${root}/libs/b.test.ts`, status: 'passed', assertionResults: assertionResults.slice(1) },
  ]
  expect(
    claimsOf(unitTests({ testResults })).map(({ id, file, level, passed }) => [id, file, level, passed]),
  ).toEqual([
    ['R9.05', 'libs/a.test.tsx', 'component', true],
    ['R9.06', 'libs/a.test.tsx', 'component', true],
    ['R9.07', 'libs/a.test.tsx', 'component', false],
    ['R9.07', 'libs/b.test.ts', 'unit', false],
  ])
})

test('A browser test that passed only when repeated does not prove its claim', () => {
  const file = 'hotel/list.e2e.ts'
  const spec = (title: string, ...statuses: string[]) => {
    const tests = statuses.map((status) => ({ projectName: 'desktop', status, results: [] }))
    return { title, file, line: 1, tests }
  }
  const specs = [spec('opens', 'expected'), spec('R2.09 closes', 'expected', 'flaky')]
  const suites = [{ title: file, suites: [{ title: 'R2.08 the list', specs }] }]
  const claims = claimsOf(browserTests({ suites }))
  expect(claims.map(({ id, level, passed }) => [id, level, passed])).toEqual([
    ['R2.08', 'e2e', true],
    ['R2.08', 'e2e', true],
    ['R2.09', 'e2e', true],
    ['R2.08', 'e2e', false],
    ['R2.09', 'e2e', false],
  ])
})

test('A row is proved when all its tests pass and one has its level or a higher one', () => {
  const claim = (level: Level, passed = true): Claim => ({ id: 'R1.01', title: '', file: '', level, passed })
  const problem = (...claims: Claim[]) => judge([{ id: 'R1.01', level: 'component' }], claims)[0]?.problem
  expect(problem(claim('component'))).toBeNull()
  expect(problem(claim('unit'), claim('e2e'))).toBeNull()
  expect(problem()).toBe('no test carries its id')
  expect(problem(claim('unit'))).toContain('below its level')
  expect(problem(claim('e2e'), claim('unit', false))).toBe('a test failed')
})
