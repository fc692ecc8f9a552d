/** The part of Vitest's JSON report that names what the mock refused; `src/test/setup.ts` of the portal writes `meta`. */
interface UnitReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string
      readonly meta?: { readonly refusals?: readonly string[] }
    }[]
  }[]
}

interface BrowserSuite {
  readonly suites?: readonly BrowserSuite[]
  readonly specs?: readonly {
    readonly tests: readonly {
      readonly status: string
      readonly annotations?: readonly { readonly type: string; readonly description?: string }[]
    }[]
  }[]
}

/** The part of Playwright's JSON report that names what the mock refused; `e2e/fixtures.ts` writes the annotations. */
interface BrowserReport {
  readonly suites: readonly BrowserSuite[]
}

/** The refusals that component and browser tests have met, as `payOrder BALANCE_SHORT`; failed tests do not count. */
export function refusalsMet(unit: UnitReport, browser: BrowserReport): Set<string> {
  const components = unit.testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ status, meta }) => (status === 'passed' ? (meta?.refusals ?? []) : [])),
  )
  const inSuite = ({ suites = [], specs = [] }: BrowserSuite): string[] => [
    ...specs
      .flatMap(({ tests }) => tests)
      .filter(({ status }) => status === 'expected')
      .flatMap(({ annotations = [] }) =>
        annotations.flatMap(({ type, description }) =>
          type === 'refusal' && description !== undefined ? [description] : [],
        ),
      ),
    ...suites.flatMap(inSuite),
  ]
  return new Set([...components, ...browser.suites.flatMap(inSuite)])
}
