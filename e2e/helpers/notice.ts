import { expect, type Locator, type Page } from '@playwright/test'

/** A notice at the top right that holds the text. */
export function notice(page: Page, text: string | RegExp): Locator {
  return page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: text })
}

/** The notice is there, and only one of it. */
export async function expectNotice(page: Page, text: string | RegExp): Promise<void> {
  await expect(notice(page, text)).toHaveCount(1)
}
