import { allocate, type Minor } from '../money/money.ts'
import type { InvoiceKind } from './title.ts'

/**
 * Percent of tax contained in an invoice, by kind and, for commercial ones, by the buyer's country; `*` is any other.
 */
const taxRates: Readonly<Record<InvoiceKind, Readonly<Record<string, string>>>> = {
  normal: { '*': '6' },
  special: { '*': '6' },
  commercial: { MM: '5', TH: '7', VN: '8', '*': '0' },
}

export const taxRateFor = (kind: InvoiceKind, country: string): string =>
  taxRates[kind][country] ?? taxRates[kind]['*'] ?? '0'

/** The rate as a decimal with as many digits as it needs, in percent: `6`, `5.5`. */
export type Percent = string

/** The tax contained in an amount: amount × rate ÷ (100 + rate), rounded half-up. */
export function taxIn(amount: Minor, rate: Percent): Minor {
  const [whole = '0', fraction = ''] = rate.split('.')
  const scale = 10 ** fraction.length
  const units = Number(whole + fraction)
  const numerator = BigInt(amount) * BigInt(units)
  const denominator = BigInt(100 * scale + units)
  const doubled = (2n * (numerator < 0n ? -numerator : numerator) + denominator) / (2n * denominator)
  return Number(numerator < 0n ? -doubled : doubled)
}

/** The tax of a whole invoice, allocated to its lines so that they add up to it. */
export function taxOfLines(amounts: readonly Minor[], rate: Percent): Minor[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  return amounts.length === 0 ? [] : allocate(taxIn(total, rate), amounts)
}
