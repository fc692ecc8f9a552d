import { expect, type Locator, type Page } from '@playwright/test'

/** A notice with this text. */
export function notice(page: Page, text: string | RegExp): Locator {
  return page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: text })
}

/** Expects the notice exactly once. */
export async function expectNotice(page: Page, text: string | RegExp): Promise<void> {
  await expect(notice(page, text)).toHaveCount(1)
}
