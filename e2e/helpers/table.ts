import type { Locator, Page } from '@playwright/test'

/** The row of a table, or the card on a phone, with all of these words. */
export function rowWith(page: Page, ...words: string[]): Locator {
  return words.reduce(
    (rows, word) => rows.filter({ hasText: word }),
    page.getByRole('row').or(page.getByRole('listitem')),
  )
}

/** The texts of a column, from the first row to the last. */
export async function columnOf(page: Page, header: string | RegExp): Promise<string[]> {
  const headers = await page.getByRole('columnheader').allInnerTexts()
  const index = headers.findIndex((text) =>
    typeof header === 'string' ? text.trim() === header : header.test(text),
  )
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  return Promise.all((await rows.all()).map((row) => row.getByRole('cell').nth(index).innerText()))
}
