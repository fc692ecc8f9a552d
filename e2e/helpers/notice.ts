import { expect, type Locator, type Page } from '@playwright/test'

/** A notice at the top right that holds the words. */
export function notice(page: Page, words: string | RegExp): Locator {
  return page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: words })
}

/** The notice is there, and only one of it. */
export async function expectNotice(page: Page, words: string | RegExp): Promise<void> {
  await expect(notice(page, words)).toHaveCount(1)
}
