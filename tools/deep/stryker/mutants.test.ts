import { expect, test } from 'vitest'
import { judgedOf, linesOf } from './mutants.ts'

const source = 'const limit = 5\nconst may = (sum: number) =>\n  sum < limit\n'
const at = { start: { line: 3, column: 3 }, end: { line: 3, column: 14 } }
const report = (status: string) => ({
  files: { 'rule.ts': { source, mutants: [{ replacement: 'sum <= limit', status, location: at }] } },
})

test('A mutant is named by its line and what of it reads otherwise, and can be put into the file again', () => {
  const [mutant] = judgedOf(report('Survived')).survivors
  expect(mutant).toMatchObject({
    before: 'sum < limit',
    name: 'rule.ts: sum < limit [sum < limit as sum <= limit]',
  })
  expect(source.slice(0, mutant?.start) + mutant?.after + source.slice(mutant?.end)).toBe(
    source.replace('<', '<='),
  )
})

test('What no test reaches survived, what never ends was noticed, and what cannot be loaded does not count', () => {
  const counts = ['NoCoverage', 'Survived', 'Killed', 'Timeout', 'RuntimeError', 'Ignored'].map((status) => {
    const { noticed, survivors } = judgedOf(report(status))
    return [noticed.length, survivors.length]
  })
  expect(counts).toEqual([
    [0, 1],
    [0, 1],
    [1, 0],
    [1, 0],
    [0, 0],
    [0, 0],
  ])
})

test('A share is of the statements that decide, each with all its lines', () => {
  const rules =
    "import a from 'a'\ninterface B {\n  c: 1\n}\nconst one = 1\nfunction two() {\n  return a\n}\n"
  expect(linesOf('rule.ts', rules, 1)).toEqual(['rule.ts'])
  expect(linesOf('rule.ts', rules, 0.5)).toEqual(['rule.ts:5-5'])
  expect(linesOf('rule.ts', rules, 0.9)).toEqual(['rule.ts:5-5', 'rule.ts:6-8'])
})
