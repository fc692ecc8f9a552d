import type { BrowserContext } from '@playwright/test'

/** The errors of a test's pages: thrown, logged, and violations of the security policy. */
export interface PageErrors {
  watch(context: BrowserContext): Promise<void>
  /** Errors that the test provokes on purpose. */
  tolerate(pattern: RegExp): void
  unexpected(): string[]
}

const policyMark = 'securitypolicyviolation'

/** Runs in the page before the portal. */
function reportViolations(mark: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`${mark}: ${event.effectiveDirective} stopped ${event.blockedURI} (${event.sourceFile})`)
  })
}

export function collectErrors(): PageErrors {
  const errors: string[] = []
  const tolerated: RegExp[] = []
  // No test violates the policy on purpose.
  const isTolerated = (error: string) =>
    !error.includes(policyMark) && tolerated.some((pattern) => pattern.test(error))
  return {
    async watch(context) {
      context.on('weberror', (error) => errors.push(`thrown: ${error.error().message}`))
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`logged: ${message.text()} ${message.location().url}`)
      })
      await context.addInitScript(reportViolations, policyMark)
    },
    tolerate: (pattern) => tolerated.push(pattern),
    unexpected: () => errors.filter((error) => !isTolerated(error)),
  }
}
