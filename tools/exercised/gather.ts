import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type OperationId, routes } from '@portal/api-client/contract'
import { lifecycle } from '@portal/mock-server/lifecycle'
import { readDistinctions, readUses } from '../contract/uses.ts'
import { root } from '../workspace/root.mjs'
import { type Covered, covered, exercisedPage, type Noted, share } from './exercised-page.ts'
import { notedFolder, page, reports } from './folders.ts'
import { reasonFor } from './reasons.ts'

/** Every move that the life of an order has, as tests note them. */
const moves = lifecycle.flatMap(({ products, from, action }) =>
  (products === 'all' ? ['hotel', 'car', 'airport'] : products).flatMap((product) =>
    from.map((status) => `${product} ${status} ${action}`),
  ),
)

/** The part of Vitest's JSON report that says what the mock refused. */
interface UnitReport {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly meta?: { readonly refusals?: readonly string[] }
    }[]
  }[]
}

const reportAt = (path: string): UnitReport | null => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as UnitReport
  } catch {
    return null
  }
}

/** What the component tests of the portal were refused, by the report of the last run. */
export function notedByComponents(report: UnitReport | null): Noted[] {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ fullName, status, meta }) =>
      status === 'passed' && meta?.refusals
        ? [{ test: `[component] ${relative(root, name)} › ${fullName}`, calls: meta.refusals, moves: [] }]
        : [],
    ),
  )
}

const notedByBrowser = (): Noted[] =>
  globSync('*.json', { cwd: notedFolder }).map(
    (name) => JSON.parse(readFileSync(join(notedFolder, name), 'utf8')) as Noted,
  )

interface Exercised {
  readonly browserTests: number
  readonly componentTests: number
  readonly operations: readonly Covered[]
  readonly refusals: readonly Covered[]
  readonly moves: readonly Covered[]
}

const ids = Object.keys(routes) as OperationId[]

/** Each refusal of each call with its tests, and a reason where there is none. */
function refusalsOf(noted: readonly Noted[]): Covered[] {
  const pairs = ids.flatMap((operation) =>
    routes[operation].refusals.map((key) => ({ operation, key, name: `${operation} ${key}` })),
  )
  const rows = new Map(
    covered(
      pairs.map(({ name }) => name),
      noted,
      ({ calls }) => calls,
    ).map((row) => [row.name, row]),
  )
  const uses = readUses(ids)
  const apart = readDistinctions(ids, new Set(pairs.map(({ key }) => key)))
  const caused = new Set(
    pairs
      .filter(({ key, name }) => key !== 'NEED_LOGIN' && (rows.get(name)?.tests.length ?? 0) > 0)
      .map(({ operation }) => operation),
  )
  return pairs.map(({ operation, key, name }) => {
    const reason = reasonFor(operation, key, {
      asked: (uses.get(operation)?.length ?? 0) > 0,
      toldApart: apart.has(name),
      otherCaused: caused.has(operation),
    })
    return { name, tests: rows.get(name)?.tests ?? [], ...(reason === null ? {} : { reason }) }
  })
}

/** What all tests of screens together have made the backend do. */
export function gather(): Exercised {
  const browser = notedByBrowser()
  const components = notedByComponents(reportAt(join(reports, 'unit.json')))
  return {
    browserTests: browser.length,
    componentTests: components.length,
    operations: covered(ids, browser, ({ calls }) => calls.map((call) => call.split(' ')[0] ?? '')),
    refusals: refusalsOf([...browser, ...components]),
    moves: covered([...new Set(moves)], browser, (one) => one.moves),
  }
}

/** Writes the page, and answers the line about it. */
export function writePage({ operations, refusals, moves, browserTests, componentTests }: Exercised): string {
  mkdirSync(reports, { recursive: true })
  writeFileSync(page, exercisedPage({ Operations: operations, Refusals: refusals, 'Moves of orders': moves }))
  const tests = `${browserTests} browser tests and ${componentTests} component tests`
  return `Exercised by ${tests}: ${share(operations)} operations, ${share(refusals)} refusals, ${share(moves)} moves of orders; by which test: ${relative(root, page)}`
}
