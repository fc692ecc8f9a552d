import type { MoneyValue } from '@portal/i18n'

/** An amount in units of its last decimal place. */
function scaled(amount: string): { units: bigint; places: number } {
  const [entire = '0', fraction = ''] = amount.split('.')
  return { units: BigInt(entire + fraction), places: fraction.length }
}

const raise = ({ units, places }: { units: bigint; places: number }, to: number): bigint =>
  units * 10n ** BigInt(to - places)

function write(units: bigint, places: number): string {
  const sign = units < 0n ? '-' : ''
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  return places === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** `after` minus `before`, exact; null for two currencies. */
export function difference(before: MoneyValue, after: MoneyValue): MoneyValue | null {
  if (before.currency !== after.currency) return null
  const [left, right] = [scaled(after.amount), scaled(before.amount)]
  const places = Math.max(left.places, right.places)
  return { amount: write(raise(left, places) - raise(right, places), places), currency: after.currency }
}

/** The exact sum; null without amounts, or for several currencies. */
export function sumOf(values: readonly MoneyValue[]): MoneyValue | null {
  const currency = values[0]?.currency
  if (currency === undefined || values.some((value) => value.currency !== currency)) return null
  const amounts = values.map(({ amount }) => scaled(amount))
  const places = Math.max(...amounts.map((amount) => amount.places))
  const units = amounts.reduce((sum, amount) => sum + raise(amount, places), 0n)
  return { amount: write(units, places), currency }
}

/** Compares two amounts of the same currency: -1, 0 or 1. */
export function compareAmounts(first: string, second: string): -1 | 0 | 1 {
  const gap = difference({ amount: second, currency: '' }, { amount: first, currency: '' })?.amount ?? '0'
  if (/^-?0*(?:\.0*)?$/.test(gap)) return 0
  return gap.startsWith('-') ? -1 : 1
}

/** An amount plus a percentage such as `12.5`, rounded half-up to its decimals; null for an invalid percentage. */
export function raisedBy({ amount, currency }: MoneyValue, percent: string): MoneyValue | null {
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(percent)) return null
  const { units, places } = scaled(amount)
  const rate = scaled(percent)
  const entire = 100n * 10n ** BigInt(rate.places)
  return { amount: write((2n * units * (entire + rate.units) + entire) / (2n * entire), places), currency }
}

/** The sums by currency, in order of appearance. */
export function sumsOf(values: readonly MoneyValue[]): MoneyValue[] {
  const sums = new Map<string, string>()
  for (const { amount, currency } of values) {
    const known = sums.get(currency)
    const less = write(-scaled(amount).units, scaled(amount).places)
    const sum =
      known === undefined
        ? amount
        : difference({ amount: less, currency }, { amount: known, currency })?.amount
    sums.set(currency, sum ?? amount)
  }
  return [...sums].map(([currency, amount]) => ({ amount, currency }))
}

/** The same money with the opposite sign; nothing has none. */
export const negated = <M extends { readonly amount: string }>(money: M): M =>
  compareAmounts(money.amount, '0') === 0
    ? money
    : { ...money, amount: money.amount.startsWith('-') ? money.amount.slice(1) : `-${money.amount}` }
