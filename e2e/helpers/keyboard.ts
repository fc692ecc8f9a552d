import { expect, type Locator, type Page } from '@playwright/test'

/** The name of the focused element: its label or its text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const labelled = element instanceof HTMLInputElement || element instanceof HTMLSelectElement
    const by = element?.getAttribute('aria-labelledby')?.split(' ') ?? []
    const words = by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    const label = labelled ? element.labels?.[0]?.textContent : null
    return element?.getAttribute('aria-label') ?? (words || (label ?? element?.textContent ?? ''))
  })

/** Presses Tab until the wanted element has the focus. */
export async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let step = 0; step < 220; step += 1) {
    await page.keyboard.press('Tab')
    if (wanted.test(await focused(page))) return
  }
  throw new Error(`Tab never comes to ${wanted}.`)
}

/**
 * The dialog is open and its focus trap is settled. Mantine moves the focus with two timers; on a slow machine the
 * second would undo what the keys have done.
 */
export async function focusTrapped(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await dialog.page().evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise((done) => requestIdleCallback(done))
      await new Promise((done) => setTimeout(done))
    }
  })
}
