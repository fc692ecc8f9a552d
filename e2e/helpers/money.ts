import { expect, type Locator } from '@playwright/test'

/** An amount with its currency in one number of the smallest unit, so that sums are exact. */
export function cents(text: string): number {
  const figure = /([+\-−]?)(?:[A-Z]{3}\s)?([+\-−]?)([\d,]+)\.(\d\d)/.exec(text)
  if (!figure) throw new Error(`There is no amount in "${text}".`)
  const [, before = '', after = '', whole = '', part = ''] = figure
  const sign = /[-−]/.test(before + after) ? -1 : 1
  return sign * Number(whole.replaceAll(',', '') + part)
}

/** What stands beside a name in a list of names and values, in the smallest unit. */
export async function amountOf(scope: Locator, name: string): Promise<number> {
  const term = scope.locator('dt').filter({ hasText: new RegExp(`^${name}`) })
  await expect(term).toHaveCount(1)
  return cents(await term.locator('xpath=following-sibling::dd[1]').innerText())
}

/** The first amount of each entry of a list, from the first to the last. */
export async function columnAmounts(list: Locator): Promise<number[]> {
  // Not the inner text: what is out of view is not laid out, and has none.
  const entries = await list
    .getByRole('listitem')
    .filter({ hasText: /[A-Z]{3}\s[\d,]+\.\d\d/ })
    .allTextContents()
  return entries.map(cents)
}
