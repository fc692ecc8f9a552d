/** What begins the world of each mock in the test file that runs again. Loads nothing, for files without a mock. */
const renewals = new Set<() => void>()

export const renewBeforeTests = (renew: () => void): void => void renewals.add(renew)

/** To be called before each test: what one test books, keeps or uses up is not there for the next. */
export function renewWorlds(): void {
  for (const renew of renewals) renew()
}

/** To be called when a test file ends: its mocks are not asked again. */
export const forgetMocks = (): void => renewals.clear()
