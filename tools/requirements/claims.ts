import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Level } from './rows.ts'

/** A test title that carries the id of a row. */
export interface Claim {
  readonly id: string
  readonly title: string
  /** Relative to the repository, with forward slashes. */
  readonly file: string
  readonly level: Level
  /** False where no program that runs uses what the test proves. */
  readonly used?: boolean
  /** `unknown`: found in the sources, but no report says how it went. */
  readonly outcome: 'passed' | 'failed' | 'skipped' | 'unknown'
}

const idPattern = /\bR\d{1,2}\.\d{2}\b/g

const leadingIds = /^(?:R\d{1,2}\.\d{2}(?:, | and | ))+/

/** The ids with which a title begins; one that is mentioned later claims nothing. */
export const idsIn = (title: string): string[] => [
  ...new Set(leadingIds.exec(`${title} `)?.[0].match(idPattern) ?? []),
]

const draws = /\b(?:render\w*|open[A-Z]\w*)\(/

/**
 * Everything under e2e/ runs in a browser. A component test draws something, itself or by one of the helpers `open…`,
 * in a file that is written as `.tsx`.
 */
export function levelOf(file: string, source: string): Level {
  if (/\.e2e\.tsx?$/.test(file)) return 'e2e'
  return file.endsWith('.test.tsx') && draws.test(source) ? 'component' : 'unit'
}

/** The part of Vitest's JSON report that is read. */
export interface UnitReport {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly status: string
    }[]
  }[]
}

/** @param read the text of a test file, by its path as the report has it */
export function unitClaims(report: UnitReport, root: string, read: (path: string) => string): Claim[] {
  return report.testResults.flatMap(({ name, assertionResults }) => {
    const file = relative(root, name).replaceAll('\\', '/')
    const level = levelOf(file, file.endsWith('.tsx') ? read(name) : '')
    return assertionResults.flatMap(({ ancestorTitles, title, status }) =>
      [...new Set([...ancestorTitles, title].flatMap(idsIn))].map((id) => ({
        id,
        title: [...ancestorTitles, title].join(' '),
        file,
        level,
        outcome: status === 'passed' || status === 'failed' ? status : ('skipped' as const),
      })),
    )
  })
}

interface BrowserSuite {
  readonly title: string
  readonly file: string
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly { readonly status: string }[]
  }[]
  readonly suites?: readonly BrowserSuite[]
}

/** The part of Playwright's JSON report that is read; a spec has one test for each project it runs in. */
export interface BrowserReport {
  readonly suites: readonly BrowserSuite[]
}

function outcomeOf(statuses: readonly string[]): Claim['outcome'] {
  if (statuses.some((status) => status === 'unexpected' || status === 'flaky')) return 'failed'
  return statuses.length > 0 && statuses.every((status) => status === 'expected') ? 'passed' : 'skipped'
}

function suiteClaims(suite: BrowserSuite, above: readonly string[]): Claim[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) => {
    const titles = [...above, title]
    const outcome = outcomeOf(tests.map((test) => test.status))
    return [...new Set(titles.flatMap(idsIn))].map((id) => ({
      id,
      title: titles.join(' '),
      file: `e2e/${suite.file}`,
      level: 'e2e' as const,
      outcome,
    }))
  })
  const nested = (suite.suites ?? []).flatMap((inner) => suiteClaims(inner, [...above, inner.title]))
  return [...own, ...nested]
}

/** The outermost suite is the file; its title says nothing. */
export const browserClaims = (report: BrowserReport): Claim[] =>
  report.suites.flatMap((suite) => suiteClaims(suite, []))

/** A title begins with the ids it claims; where they stand later, only a report sees them. */
const titlePattern = /(['"`])(R\d{1,2}\.\d{2}\b(?:\\.|(?!\1)[^\\])*)\1/g

export function titlesIn(source: string): string[] {
  return [...source.matchAll(titlePattern)].map((match) => match[2] ?? '')
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : testFiles(path)
    return /\.(?:test|e2e)\.tsx?$/.test(entry.name) ? [path] : []
  })
}

/** What the titles in the sources claim. The tools' own tests speak of ids that are no claims. */
export function scannedClaims(root: string): Claim[] {
  return ['apps', 'libs', 'e2e']
    .flatMap((folder) => testFiles(join(root, folder)))
    .flatMap((path) => {
      const file = relative(root, path).replaceAll('\\', '/')
      const source = readFileSync(path, 'utf8')
      const level = levelOf(file, source)
      return titlesIn(source).flatMap((title) =>
        idsIn(title).map((id) => ({ id, title, file, level, outcome: 'unknown' as const })),
      )
    })
}
