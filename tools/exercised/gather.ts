import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type OperationId, routes } from '@portal/api-client/contract'
import { readExamples } from '@portal/mock-server/examples'
import { lifecycle } from '@portal/mock-server/lifecycle'
import { readDistinctions, readUses } from '../contract/uses.ts'
import { root } from '../workspace/root.mjs'
import { type Covered, covered, exercisedPage, type Noted, share } from './exercised-page.ts'
import { file, notedFolder, page, reports } from './folders.ts'
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
  readonly examples: readonly Covered[]
  readonly refusals: readonly Covered[]
  readonly moves: readonly Covered[]
  readonly permissions: readonly Covered[]
}

const ids = Object.keys(routes) as OperationId[]

/** A call and how it ended, as tests note it: `payOrder ok`, `payOrder BALANCE_SHORT`. */
const partsOf = (call: string): readonly [operation: string, outcome: string] => {
  const [operation = '', outcome = ''] = call.split(' ')
  return [operation, outcome]
}

/** The examples of the contract; one is exercised by a call that ended as it does. */
function examplesOf(noted: readonly Noted[]): Covered[] {
  const byOutcome = new Map<string, string[]>()
  for (const [operation, examples] of Object.entries(readExamples())) {
    for (const [name, { answer }] of Object.entries(examples)) {
      const { error_key = 'ok' } = (answer?.data ?? {}) as { error_key?: string }
      const outcome = `${operation} ${error_key}`
      byOutcome.set(outcome, [...(byOutcome.get(outcome) ?? []), `${operation} ${name}`])
    }
  }
  return covered([...byOutcome.values()].flat(), noted, ({ calls }) =>
    calls.flatMap((call) => byOutcome.get(call) ?? []),
  )
}

/** The permissions that calls need; one is exercised by a call that got past it. */
function permissionsOf(noted: readonly Noted[]): Covered[] {
  const needed = new Map<string, string>(
    ids.flatMap((id) => (routes[id].permission === null ? [] : [[id, routes[id].permission] as const])),
  )
  const stopped = new Set(['NEED_LOGIN', 'NO_PERMISSION'])
  return covered([...new Set(needed.values())], noted, ({ calls }) =>
    calls.flatMap((call) => {
      const [operation, outcome] = partsOf(call)
      return stopped.has(outcome) ? [] : (needed.get(operation) ?? [])
    }),
  )
}

/** What stands in place of what could not be loaded: it tells refusals of that call apart, and not those of a form beside it. */
const placesOfLoading = ['shared/error/LoadError.tsx', 'features/cms/ContentError.tsx']

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
  const apart = readDistinctions(ids, new Set(pairs.map(({ key }) => key)), placesOfLoading)
  const caused = new Set(
    pairs
      .filter(({ key, name }) => key !== 'NEED_LOGIN' && (rows.get(name)?.tests.length ?? 0) > 0)
      .map(({ operation }) => operation),
  )
  return pairs.map(({ operation, key, name }) => {
    const reason = reasonFor(operation, key, {
      asked: (uses.get(operation)?.length ?? 0) > 0,
      distinguished: apart.has(name),
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
    operations: covered(ids, browser, ({ calls }) => calls.map((call) => partsOf(call)[0])),
    examples: examplesOf(browser),
    refusals: refusalsOf([...browser, ...components]),
    moves: covered([...new Set(moves)], browser, (one) => one.moves),
    permissions: permissionsOf(browser),
  }
}

/** Writes the page and the file, and answers the line about them. */
export function writePage({ browserTests, componentTests, ...covered }: Exercised): string {
  const { operations, examples, refusals, moves, permissions } = covered
  mkdirSync(reports, { recursive: true })
  const sections = {
    Operations: operations,
    Examples: examples,
    Refusals: refusals,
    'Moves of orders': moves,
    Permissions: permissions,
  }
  writeFileSync(page, exercisedPage(sections))
  writeFileSync(file, JSON.stringify(covered, null, 1))
  const tests = `${browserTests} browser tests and ${componentTests} component tests`
  const shares = [
    `${share(operations)} operations`,
    `${share(examples)} examples`,
    `${share(refusals)} refusals`,
    `${share(moves)} moves of orders`,
    `${share(permissions)} permissions`,
  ]
  return `Exercised by ${tests}: ${shares.join(', ')}; by which test: ${relative(root, page)}`
}
