import type { ReportedTest } from '../test/results.mjs'

/** The lowest kind of test that really proves a row; a higher kind proves it too. */
const levels = ['unit', 'component', 'e2e'] as const
export type Level = (typeof levels)[number]

interface Row {
  /** `R<section>.<number>`; an id keeps its meaning and is never reused. */
  readonly id: string
  readonly level: Level
}

/** A test whose title begins with the id of a row. */
export interface Claim {
  readonly id: string
  readonly title: string
  /** Relative to the repository, with forward slashes. */
  readonly file: string
  readonly level: Level
  /** False if the test failed, was skipped or passed only when repeated. */
  readonly passed: boolean
}

const rowPattern = /^\| (R\d{1,2}\.\d{2,3}) \| .+ \| .+ \| (\w+) \|$/

const isLevel = (word = ''): word is Level => levels.some((level) => level === word)

/**
 * Reads the tables of docs/requirements.md.
 * @throws Error that quotes the line if a row is malformed, its id is repeated, or a conflict is unresolved
 */
export function readRows(markdown: string): Row[] {
  const rows = new Map<string, Row>()
  const lines = markdown.split('\n')
  const conflict = lines.find((line) => /^(<{7}|={7}|>{7})( |$)/.test(line))
  if (conflict !== undefined) throw new Error(`A conflict is not resolved: ${conflict}`)
  for (const line of lines.filter((each) => /^\| R\d/.test(each))) {
    const [, id, level] = rowPattern.exec(line) ?? []
    if (id === undefined || !isLevel(level))
      throw new Error(`Not a row of four cells with a known level: ${line}`)
    if (rows.has(id)) throw new Error(`${id} is repeated: ${line}`)
    rows.set(id, { id, level })
  }
  return [...rows.values()]
}

const leadingIds = /^(?:R\d{1,2}\.\d{2,3}(?:, | and | ))+/

/** The ids that a title begins with; an id further on claims nothing. */
const idsIn = (title: string): string[] => leadingIds.exec(`${title} `)?.[0].match(/R\d{1,2}\.\d{2,3}/g) ?? []

const levelOf = (file: string): Level =>
  file.endsWith('.e2e.ts') ? 'e2e' : file.endsWith('.test.tsx') ? 'component' : 'unit'

export const claimsOf = (tests: readonly Pick<ReportedTest, 'file' | 'titles' | 'passed'>[]): Claim[] =>
  tests.flatMap(({ file, titles, passed }) =>
    [...new Set(titles.flatMap(idsIn))].map((id) => ({
      id,
      title: titles.join(' '),
      file,
      level: levelOf(file),
      passed,
    })),
  )

interface Judged extends Row {
  /** Null if the row is proved: all tests that claim it pass, and one of them has its level or a higher one. */
  readonly problem:
    | 'no test carries its id'
    | 'only tests below its level carry its id'
    | 'a test failed'
    | null
  readonly claims: readonly Claim[]
}

export const judge = (rows: readonly Row[], claims: readonly Claim[]): Judged[] =>
  rows.map((row) => {
    const own = claims.filter(({ id }) => id === row.id)
    const rank = levels.indexOf(row.level)
    const problem =
      own.length === 0
        ? 'no test carries its id'
        : own.some(({ passed }) => !passed)
          ? 'a test failed'
          : own.every(({ level }) => levels.indexOf(level) < rank)
            ? 'only tests below its level carry its id'
            : null
    return { ...row, problem, claims: own }
  })
