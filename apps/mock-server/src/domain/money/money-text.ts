import type { Money } from './money.ts'

/** Money in a sentence or on paper: `1234567.50 MMK` reads `MMK 1,234,567.50`. Written out here, because Intl differs between browsers. */
export function moneyText({ amount, currency }: Money): string {
  return `${currency} ${amount.replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',')}`
}
