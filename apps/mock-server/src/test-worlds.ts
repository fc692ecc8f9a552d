/** A call as a test wants to know of it. */
interface NotedCall {
  readonly operation: string | null
  readonly error_key: string | null
}

/** What begins the world of each mock in the test file that runs again. Loads nothing, for files without a mock. */
const renewals = new Set<() => void>()
/** What each of them has been asked in the test that runs. */
const journals = new Set<() => readonly NotedCall[]>()
/** How many calls of each of them have been sent and not yet carried out. */
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

// A test may have put timers of its own in their place.
const { setImmediate } = globalThis
const turn = (): Promise<void> => new Promise((done) => setImmediate(done))

/**
 * To be awaited after each test, once its page has gone: what a page still sends when it goes, as a form that saves
 * itself, belongs to the world of its own test and not to the next one.
 */
export async function callsCarriedOut(): Promise<void> {
  await turn()
  while ([...counts].some((underWay) => underWay() > 0)) await turn()
}

/** To be called before each test: what one test books, keeps or uses up is not there for the next. */
export function renewWorlds(): void {
  for (const renew of renewals) renew()
}

/** To be called after each test: the refusals that it was answered, as `payOrder BALANCE_SHORT`. */
export function refusalsMet(): string[] {
  const calls = [...journals].flatMap((journal) => journal())
  const refused = calls.flatMap(({ operation, error_key }) =>
    operation === null || error_key === null ? [] : [`${operation} ${error_key}`],
  )
  return [...new Set(refused)].toSorted()
}

/** To be called when a test file ends: its mocks are not asked again. */
export function forgetMocks(): void {
  renewals.clear()
  journals.clear()
  counts.clear()
}
