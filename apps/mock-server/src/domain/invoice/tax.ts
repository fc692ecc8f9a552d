import type { Schemas } from '@portal/api-client/contract'
import type { Minor } from '../money/money.ts'
import type { InvoiceKind } from './title.ts'

/** The rate as a decimal with as many digits as it needs, in percent: `6`, `5.5`. */
export type Percent = string

/** Value-added tax contained in what is sold. */
const chineseRates: Readonly<Record<Schemas['InvoiceContent'], Percent>> = {
  accommodation: '6',
  transport: '9',
}

/** Tax contained in a commercial invoice, by the buyer's country; none elsewhere. */
const commercialRates: Readonly<Record<string, Percent>> = { MM: '5', TH: '7', VN: '8' }

export const taxRateFor = (
  kind: InvoiceKind,
  country: string,
  content: Schemas['InvoiceContent'],
): Percent => (kind === 'commercial' ? (commercialRates[country] ?? '0') : chineseRates[content])

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
