import { describe, expect, test } from 'vitest'
import { browserClaims, type Claim, idsIn, levelOf, titlesIn, unitClaims } from './claims.ts'
import { countsOf, judge } from './judgement.ts'
import { type Level, type Row, readRows } from './rows.ts'

const row = (id: string, level: Level = 'unit'): Row => ({ id, level, text: 'x', where: 'y' })
const claim = (id: string, outcome: Claim['outcome'] = 'passed', level: Level = 'unit'): Claim => ({
  id,
  outcome,
  level,
  title: `${id} x`,
  file: `libs/x/${id}.test.ts`,
})
const standing = (rows: Row[], reported: Claim[], scanned: Claim[] = [], strict = true) =>
  judge(rows, reported, scanned, strict).rows.map((judged) => judged.standing)

describe('the list of requirements', () => {
  test('is read row by row', () => {
    expect(
      readRows('| id | requirement |\n|---|---|\n| R9.05 | Ten digits are seconds. | dates | unit |\n'),
    ).toEqual([{ id: 'R9.05', text: 'Ten digits are seconds.', where: 'dates', level: 'unit' }])
  })

  test('refuses a repeated id and an unknown level', () => {
    const line = '| R9.05 | a | b | unit |'
    expect(() => readRows(`${line}\n${line}`)).toThrow('R9.05 stands twice')
    expect(() => readRows('| R9.05 | a | b | manual |')).toThrow('known level')
  })
})

describe('a claim', () => {
  test('is found in the titles of tests, of tables of tests and of groups, and nowhere else', () => {
    const source = `
      // R1.01 in a comment
      const path = 'docs/R1.02'
      describe('R1.03 a group', () => {
        test("R1.04 a test", () => {})
        it.each([['a', 1]])('R1.05 and R1.07 %s of a table', () => {})
        test.for(rows)(\`R1.06 \${name}\`, () => {})
      })`
    expect(titlesIn(source).flatMap(idsIn)).toEqual(['R1.03', 'R1.04', 'R1.05', 'R1.07', 'R1.06'])
  })

  test('has the level of the file it stands in', () => {
    const draws = 'test(() => void renderUi(<Part />))'
    expect(['a/b.test.ts', 'a/B.test.tsx', 'e2e/list.e2e.ts'].map((file) => levelOf(file, draws))).toEqual([
      'unit',
      'component',
      'e2e',
    ])
    expect(levelOf('a/B.test.tsx', 'await openPortal(path)')).toBe('component')
    expect(levelOf('a/B.test.tsx', 'expect(pages).toEqual([])')).toBe('unit')
  })

  test('is read from the report of the unit tests', () => {
    const assertionResults = [
      { ancestorTitles: ['dates'], title: 'R9.05 and R9.06 as R9.08 says', status: 'passed' },
      { ancestorTitles: ['R9.07 all'], title: 'None', status: 'todo' },
    ]
    const testResults = [{ name: '/repo/libs/a.test.tsx', assertionResults }]
    const claims = unitClaims({ testResults }, '/repo', () => 'render(')
    expect(claims.map(({ id, outcome, level }) => [id, outcome, level])).toEqual([
      ['R9.05', 'passed', 'component'],
      ['R9.06', 'passed', 'component'],
      ['R9.07', 'skipped', 'component'],
    ])
  })

  test('is read from the report of the browser tests, where repeated success is no success', () => {
    const specs = [
      { title: 'opens', tests: [{ status: 'expected' }, { status: 'expected' }] },
      { title: 'R2.09 closes', tests: [{ status: 'expected' }, { status: 'flaky' }] },
    ]
    const file = 'hotel/list.e2e.ts'
    const suites = [{ title: file, file, suites: [{ title: 'R2.08 the list', file, specs }] }]
    expect(browserClaims({ suites }).map(({ id, outcome, file: where }) => [id, outcome, where])).toEqual([
      ['R2.08', 'passed', 'e2e/hotel/list.e2e.ts'],
      ['R2.08', 'failed', 'e2e/hotel/list.e2e.ts'],
      ['R2.09', 'failed', 'e2e/hotel/list.e2e.ts'],
    ])
  })
})

describe('a requirement', () => {
  test('is proved when every test that claims it passed, one of them at its level', () => {
    expect(standing([row('R1.01', 'component')], [claim('R1.01'), claim('R1.01', 'passed', 'e2e')])).toEqual([
      'proved',
    ])
    expect(standing([row('R1.01', 'component')], [claim('R1.01')])).toEqual(['too-low'])
    expect(standing([row('R1.01')], [])).toEqual(['open'])
  })

  test('fails when a claiming test failed or was skipped', () => {
    expect(standing([row('R1.01')], [claim('R1.01'), claim('R1.01', 'failed')])).toEqual(['failed'])
    expect(standing([row('R1.01')], [claim('R1.01', 'skipped')])).toEqual(['failed'])
  })

  test('fails when its test did not run, unless the run was partial', () => {
    expect(standing([row('R1.01')], [], [claim('R1.01', 'unknown')])).toEqual(['failed'])
    expect(standing([row('R1.01')], [], [claim('R1.01', 'unknown')], false)).toEqual(['unknown'])
  })

  test('that does not exist cannot be claimed', () => {
    const judgement = judge([row('R1.01')], [claim('R1.01'), claim('R1.99')], [], true)
    expect(judgement.strangers.map((stranger) => stranger.id)).toEqual(['R1.99'])
    expect(countsOf(judgement)).toEqual({ passed: 1, failed: 1 })
  })

  test('is not proved by a test of what no program uses', () => {
    expect(standing([row('R1.01')], [{ ...claim('R1.01'), used: false }])).toEqual(['unused'])
    expect(standing([row('R1.01')], [{ ...claim('R1.01'), used: false }, claim('R1.01')])).toEqual(['proved'])
  })

  test('that is open or claimed too low fails the run', () => {
    const judgement = judge([row('R1.01'), row('R1.02', 'e2e')], [claim('R1.02')], [], true)
    expect(countsOf(judgement)).toEqual({ passed: 0, failed: 2 })
  })
})
