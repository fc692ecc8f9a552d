import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Reporter } from '@playwright/test/reporter'
import { routes } from '@portal/api-client/contract'
import { lifecycle } from '@portal/mock-server/lifecycle'
import { covered, exercisedPage, type Noted, share } from '../../tools/exercised/exercised-page.ts'
import { notedFolder } from './noted.ts'

const root = join(import.meta.dirname, '../..')
const page = join(dirname(notedFolder), 'e2e-exercised.html')

/** Every move that the life of an order has, as tests note them. */
const moves = lifecycle.flatMap(({ products, from, action }) =>
  (products === 'all' ? ['hotel', 'car', 'airport'] : products).flatMap((product) =>
    from.map((status) => `${product} ${status} ${action}`),
  ),
)
const refusals = Object.entries(routes).flatMap(([operation, route]) =>
  route.refusals.map((key) => `${operation} ${key}`),
)

/** Writes a page of what all tests together have made the backend do, and one line about it. */
export default class ExercisedReporter implements Reporter {
  onBegin(): void {
    rmSync(notedFolder, { recursive: true, force: true })
  }

  onEnd(): void {
    const noted = globSync('*.json', { cwd: notedFolder }).map(
      (name) => JSON.parse(readFileSync(join(notedFolder, name), 'utf8')) as Noted,
    )
    if (noted.length === 0) return
    const operations = covered(Object.keys(routes), noted, ({ calls }) =>
      calls.map((call) => call.split(' ')[0] ?? ''),
    )
    const refused = covered(refusals, noted, ({ calls }) => calls)
    const moved = covered([...new Set(moves)], noted, (one) => one.moves)
    mkdirSync(dirname(page), { recursive: true })
    writeFileSync(
      page,
      exercisedPage({ Operations: operations, Refusals: refused, 'Moves of orders': moved }),
    )
    console.log(
      `Exercised: ${share(operations)} operations, ${share(refused)} refusals, ${share(moved)} moves of orders; by which test: ${relative(root, page)}`,
    )
  }

  printsToStdio(): boolean {
    return false
  }
}
