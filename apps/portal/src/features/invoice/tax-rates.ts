import type { Schemas } from '@portal/api-client'
import { textOf } from '@portal/i18n'

/** The rates of tax on an invoice, each once: `6%`, or `6%, 9%`. */
export const ratesText = (lines: readonly Pick<Schemas['InvoiceLine'], 'tax_rate'>[]): string =>
  [...new Set(lines.map(({ tax_rate }) => `${tax_rate}%`))].join(textOf('document')('separator'))
