import { expect, type Locator, type Page } from '@playwright/test'

/** The open dialog, found by its title. */
export function dialog(page: Page, title: string | RegExp): Locator {
  return page.getByRole('dialog', { name: title })
}

/** Presses a button of the dialog and waits until the dialog has closed. */
export async function finish(open: Locator, button: string | RegExp): Promise<void> {
  await open.getByRole('button', { name: button }).click()
  await expect(open).toBeHidden()
}
