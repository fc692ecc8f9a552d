/**
 * Digits behind the decimal point in which a currency is priced, rounded and shown.
 * MMK has two in ISO 4217, but nobody prices in pya, so the portal uses none.
 */
const scales: Readonly<Record<string, number>> = { MMK: 0, JPY: 0, KRW: 0, VND: 0, IDR: 0, LAK: 0, KHR: 0 }

const usualScale = 2

export function scaleOf(currency: string): number {
  return scales[currency] ?? usualScale
}
