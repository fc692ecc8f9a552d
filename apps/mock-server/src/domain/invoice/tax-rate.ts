import type { InvoiceKind } from './title.ts'

/** Percent of tax contained in an invoice, by kind and, for commercial ones, by the country of the buyer; `*` is elsewhere. */
const taxRates: Readonly<Record<InvoiceKind, Readonly<Record<string, string>>>> = {
  normal: { '*': '6' },
  special: { '*': '6' },
  commercial: { MM: '5', TH: '7', VN: '8', '*': '0' },
}

export const taxRateFor = (kind: InvoiceKind, country: string): string =>
  taxRates[kind][country] ?? taxRates[kind]['*'] ?? '0'
