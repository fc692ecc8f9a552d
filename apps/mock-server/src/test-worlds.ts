/** The part of a call that a test needs. */
interface NotedCall {
  readonly operation: string | null
  readonly error_key: string | null
}

/**
 * Starts the world of each mock in the running test file over. This module loads nothing, for files without a mock.
 */
const renewals = new Set<() => void>()
/** The calls of each mock in the running test. */
const journals = new Set<() => readonly NotedCall[]>()
/** The number of calls of each mock that were sent and are not carried out yet. */
const counts = new Set<() => number>()

export function renewBeforeTests(
  renew: () => void,
  journal: () => readonly NotedCall[] = () => [],
  underWay: () => number = () => 0,
): void {
  renewals.add(renew)
  journals.add(journal)
  counts.add(underWay)
}

// A test may replace the timers.
const { setImmediate } = globalThis
const turn = (): Promise<void> => new Promise((done) => setImmediate(done))

/**
 * Await this after each test, once its page is gone. Calls that a page sends on leaving, as a form that saves itself,
 * then belong to the world of its own test.
 */
export async function callsCarriedOut(): Promise<void> {
  await turn()
  while ([...counts].some((underWay) => underWay() > 0)) await turn()
}

/** Call this before each test, so that no test sees the bookings of another. */
export function renewWorlds(): void {
  for (const renew of renewals) renew()
}

/** Call this after each test. Returns the refusals of its calls, as `payOrder BALANCE_SHORT`. */
export function refusalsMet(): string[] {
  const calls = [...journals].flatMap((journal) => journal())
  const refused = calls.flatMap(({ operation, error_key }) =>
    operation === null || error_key === null ? [] : [`${operation} ${error_key}`],
  )
  return [...new Set(refused)].toSorted()
}

/** Call this when a test file ends; its mocks are not used again. */
export function forgetMocks(): void {
  renewals.clear()
  journals.clear()
  counts.clear()
}
