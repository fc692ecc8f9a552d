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
  /** `unknown`: found in the sources, but no report says how it went. */
  readonly outcome: 'passed' | 'failed' | 'skipped' | 'unknown'
}

const idPattern = /\bR\d{1,2}\.\d{2}\b/g

export const idsIn = (text: string): string[] => [...new Set(text.match(idPattern) ?? [])]

/** A test renders something when it is written as `.tsx`; everything under e2e/ runs in a browser. */
export function levelOf(file: string): Level {
  if (/\.e2e\.tsx?$/.test(file)) return 'e2e'
  return file.endsWith('.test.tsx') ? 'component' : 'unit'
}

/** The part of Vitest's JSON report that is read. */
export interface UnitReport {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

export function unitClaims(report: UnitReport, root: string): Claim[] {
  return report.testResults.flatMap(({ name, assertionResults }) => {
    const file = relative(root, name).replaceAll('\\', '/')
    return assertionResults.flatMap(({ fullName, status }) =>
      idsIn(fullName).map((id) => ({
        id,
        title: fullName,
        file,
        level: levelOf(file),
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

function suiteClaims(suite: BrowserSuite, above: string): Claim[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) => {
    const full = [above, title].filter((part) => part !== '').join(' ')
    const outcome = outcomeOf(tests.map((test) => test.status))
    return idsIn(full).map((id) => ({
      id,
      title: full,
      file: `e2e/${suite.file}`,
      level: 'e2e' as const,
      outcome,
    }))
  })
  const nested = (suite.suites ?? []).flatMap((inner) => suiteClaims(inner, `${above} ${inner.title}`.trim()))
  return [...own, ...nested]
}

/** The outermost suite is the file; its title says nothing. */
export const browserClaims = (report: BrowserReport): Claim[] =>
  report.suites.flatMap((suite) => suiteClaims(suite, ''))

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
      return titlesIn(readFileSync(path, 'utf8')).flatMap((title) =>
        idsIn(title).map((id) => ({ id, title, file, level: levelOf(file), outcome: 'unknown' as const })),
      )
    })
}
