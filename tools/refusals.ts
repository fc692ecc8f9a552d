/** Reports refusals that a screen handles and no test has met: `npm run refusals`, after `npm test`. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ErrorKey, type OperationId, routes } from '@portal/api-client/contract'
import { readDistinctions } from './contract/uses.ts'
import { browserTests, unitTests } from './test/results.mjs'
import { root } from './workspace/root.mjs'
import { run, Stop } from './workspace/stop.mjs'

/** These show refusals of whatever a page loads, so they distinguish none of a single call. */
const placesOfLoading = ['/LoadError.tsx', '/load-error-text.ts', '/ContentError.tsx', '/rows-state.ts']

const onlyNew = 'Its one screen adds and never changes, so it sends no id that could be gone.'
const oneBooking = 'One hook books for all products (use-booking.ts); its own tests meet this refusal.'

/** Refusals that no test of a screen can meet. */
const untestable: { readonly [Name in `${OperationId} ${ErrorKey}`]?: string } = {
  'saveGuest NOT_FOUND': onlyNew,
  'getGroupRequest VALIDATION': 'The screen that asks it tells this refusal apart for the rate beside it.',
  'bookHotel IDEMPOTENCY_CONFLICT': oneBooking,
  'bookHotel OUTCOME_REQUIRED': oneBooking,
  'bookHotel RATE_EXPIRED': oneBooking,
  'bookCar NOT_FOUND': oneBooking,
  'bookCar IDEMPOTENCY_CONFLICT': oneBooking,
  'bookCar OUTCOME_REQUIRED': oneBooking,
  'bookCar QUOTE_EXPIRED': oneBooking,
  'bookTransfer NOT_FOUND': oneBooking,
  'bookTransfer IDEMPOTENCY_CONFLICT': oneBooking,
  'bookTransfer OUTCOME_REQUIRED': oneBooking,
  'bookTransfer QUOTE_EXPIRED': oneBooking,
}

function report(name: string) {
  const path = join(root, '.cache', 'reports', name)
  if (!existsSync(path)) throw new Stop(`There is no ${path}: run npm test first.`)
  return JSON.parse(readFileSync(path, 'utf8'))
}

await run(async () => {
  const operations = Object.keys(routes) as OperationId[]
  const pairs = operations.flatMap((id) => routes[id].refusals.map((key) => `${id} ${key}`))
  const keys = new Set(operations.flatMap((id): readonly string[] => routes[id].refusals))
  const handled = readDistinctions(operations, keys, placesOfLoading)
  const tests = [...unitTests(report('unit.json')), ...browserTests(report('e2e.json'))]
  const met = new Set(tests.flatMap(({ passed, refusals }) => (passed ? refusals : [])))
  const wanted = pairs.filter((name) => handled.has(name) && !Object.hasOwn(untestable, name))
  const problems = [
    ...wanted
      .filter((name) => !met.has(name))
      .map((name) => `${name}: a screen handles it and no test of a screen has met it.`),
    ...Object.keys(untestable)
      .filter((name) => met.has(name) || !pairs.includes(name))
      .map((name) => `${name}: take it from the list in tools/refusals.ts: a test meets it, or it is gone.`),
  ]
  console.log(
    [...problems, `${wanted.length} refusals are handled by screens, ${problems.length} problems`].join('\n'),
  )
  return problems.length === 0 ? 0 : 1
})
