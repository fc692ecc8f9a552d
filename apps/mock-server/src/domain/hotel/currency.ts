import type { Schemas } from '@portal/api-client/contract'
import { divide, scaleOf } from '../money/money.ts'

/** The frozen rates of the world: constants, not market data. One USD in CNY and in MMK. */
export const usdRates: Readonly<Record<string, string>> = { USD: '1', CNY: '7.10', MMK: '3650' }

export const fxDate = '2026-11-20'

const hundredths = (rate: string) => BigInt(Math.round(Number(rate) * 100))

/** CNY fen into smallest units of `currency`, half-up. */
export function fromFen(fen: number, currency: string): number {
  if (currency === 'CNY') return fen
  const rate = usdRates[currency]
  if (rate === undefined) throw new RangeError(`No exchange rate for ${currency}`)
  const units = BigInt(fen) * hundredths(rate) * 10n ** BigInt(scaleOf(currency))
  return Number(divide(units, hundredths(usdRates.CNY as string) * 100n, 'half-up'))
}

/** The rate frozen into an order whose supplier sells in CNY. */
export function fxFrozen(currency: string, language: 'en' | 'zh-cn' = 'en'): Schemas['FxRate'] | null {
  if (currency !== 'USD') return null
  return {
    base: 'USD',
    quote: 'CNY',
    rate: '7.10',
    as_of: fxDate,
    source: 'official',
    source_text: language === 'en' ? 'Official rate' : '官方汇率',
  }
}
