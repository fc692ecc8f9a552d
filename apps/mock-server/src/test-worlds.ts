/** A call as a test wants to know of it. */
interface NotedCall {
  readonly operation: string | null
  readonly error_key: string | null
}

/** What begins the world of each mock in the test file that runs again. Loads nothing, for files without a mock. */
const renewals = new Set<() => void>()
/** What each of them has been asked in the test that runs. */
const journals = new Set<() => readonly NotedCall[]>()

export function renewBeforeTests(renew: () => void, journal: () => readonly NotedCall[] = () => []): void {
  renewals.add(renew)
  journals.add(journal)
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
}
