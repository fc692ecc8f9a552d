import type { Page } from '@playwright/test'

/** What a page complains about: errors thrown, errors logged, and what its security policy stopped. */
export interface PageFaults {
  watch(page: Page): Promise<void>
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

export function collectFaults(): PageFaults {
  const faults: string[] = []
  const tolerated: RegExp[] = []
  return {
    async watch(page) {
      page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`logged: ${message.text()} ${message.location().url}`)
      })
      await page.addInitScript(reportViolations, policyMark)
    },
    tolerate: (pattern) => tolerated.push(pattern),
    unexpected: () => faults.filter((fault) => !tolerated.some((pattern) => pattern.test(fault))),
  }
}
