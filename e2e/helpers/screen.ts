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

type Scope = Page | Locator

/** The field whose label starts with these words; the star of a required field may follow. */
export function field(scope: Scope, label: string): Locator {
  const literal = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return scope.getByLabel(new RegExp(`^${literal}`))
}

/** Fills several fields by label. */
export async function fill(scope: Scope, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(scope, label).fill(value)
}

/** Opens a field with suggestions, types, and chooses the suggestion with these words. */
export async function pick(
  page: Page,
  input: Locator,
  typed: string,
  wanted: string | RegExp = typed,
): Promise<void> {
  await input.fill(typed)
  await page.getByRole('option', { name: wanted }).first().click()
}

/** The field is invalid and shows the message. */
export async function expectFieldError(input: Locator, message: string | RegExp): Promise<void> {
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await expect(input).toHaveAccessibleDescription(message)
}

/** A notice with this text. */
export function notice(page: Page, text: string | RegExp): Locator {
  return page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: text })
}

/** Expects the notice exactly once. */
export async function expectNotice(page: Page, text: string | RegExp): Promise<void> {
  await expect(notice(page, text)).toHaveCount(1)
}

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

/** An amount in the smallest unit of its currency, so that sums are exact. */
export function cents(text: string): number {
  const figure = /([+\-−]?)(?:[A-Z]{3}\s)?([+\-−]?)([\d,]+)\.(\d\d)/.exec(text)
  if (!figure) throw new Error(`There is no amount in "${text}".`)
  const [, before = '', after = '', whole = '', part = ''] = figure
  const sign = /[-−]/.test(before + after) ? -1 : 1
  return sign * Number(whole.replaceAll(',', '') + part)
}

/** The value for a name in a fact list, in the smallest unit. */
export async function amountOf(scope: Locator, name: string): Promise<number> {
  const term = scope.locator('dt').filter({ hasText: new RegExp(`^${name}`) })
  await expect(term).toHaveCount(1)
  return cents(await term.locator('xpath=following-sibling::dd[1]').innerText())
}

/** The first amount of each list item, in order. */
export async function columnAmounts(list: Locator): Promise<number[]> {
  // Not innerText, which is empty for rows out of view.
  const entries = await list
    .getByRole('listitem')
    .filter({ hasText: /[A-Z]{3}\s[\d,]+\.\d\d/ })
    .allTextContents()
  return entries.map(cents)
}

/** The smallest picture there is. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
