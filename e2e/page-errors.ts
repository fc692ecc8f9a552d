import type { BrowserContext } from '@playwright/test'

/** What the pages of a test complain about: errors thrown, errors logged, and what the security policy stopped. */
export interface PageErrors {
  watch(context: BrowserContext): Promise<void>
  /** The test provokes this on purpose. */
  tolerate(pattern: RegExp): void
  unexpected(): string[]
}

const policyMark = 'securitypolicyviolation'

/** Runs in the page, before anything of the portal. */
function reportViolations(mark: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`${mark}: ${event.effectiveDirective} stopped ${event.blockedURI} (${event.sourceFile})`)
  })
}

export function collectErrors(): PageErrors {
  const errors: string[] = []
  const tolerated: RegExp[] = []
  // No test breaks the policy on purpose.
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
