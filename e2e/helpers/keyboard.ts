import { expect, type Locator, type Page } from '@playwright/test'

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

/**
 * The dialog is open and has taken the focus for good. Mantine's focus trap moves the focus by timers, one from the
 * node and one from an effect; on a slow machine the second would take it away again from where the keys have led.
 */
export async function entered(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await dialog.page().evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise((done) => requestIdleCallback(done))
      await new Promise((done) => setTimeout(done))
    }
  })
}
