import type { Page } from '@playwright/test'

/** How what has the focus is called: its label, or what stands in it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const labelled = element instanceof HTMLInputElement || element instanceof HTMLSelectElement
    const by = element?.getAttribute('aria-labelledby')?.split(' ') ?? []
    const words = by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    const label = labelled ? element.labels?.[0]?.textContent : null
    return element?.getAttribute('aria-label') ?? (words || (label ?? element?.textContent ?? ''))
  })

/** Tab by Tab until the wanted thing has the focus, as somebody without a mouse does it. */
export async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let step = 0; step < 220; step += 1) {
    await page.keyboard.press('Tab')
    if (wanted.test(await focused(page))) return
  }
  throw new Error(`Tab never comes to ${wanted}.`)
}
