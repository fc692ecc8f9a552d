import { expect, type Locator } from '@playwright/test'

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
