import type { Schemas } from '@portal/api-client/contract'
import type { FieldErrors } from '../field-error.ts'
import { taxNumberState } from './tax-number.ts'

export type TitleType = Schemas['TitleType']
export type InvoiceKind = Schemas['InvoiceKind']

/** Who an invoice is made out to; empty texts where there is nothing. */
export interface InvoiceTitleFacts {
  readonly title_type: TitleType
  readonly title: string
  readonly tax_no: string
  readonly address: string
  readonly phone: string
  readonly bank: string
  readonly account_no: string
  readonly email: string
}

export interface InvoiceTitleRecord extends InvoiceTitleFacts {
  readonly id: string
  readonly company_id: string
  readonly is_default: boolean
}

/** An identity card of the mainland: 15 digits, or 17 and a digit or X. */
const isIdNumber = (text: string): boolean => /^(?:\d{15}|\d{17}[\dX])$/.test(text)

/** What is wrong with a title, by field; `others` are the company's other titles. */
export function titleErrors(title: InvoiceTitleFacts, others: readonly InvoiceTitleFacts[]): FieldErrors {
  const { title_type, tax_no } = title
  if (title_type === 'enterprise') {
    if (tax_no === '') return { tax_no: ['tax_no_required'] }
    if (taxNumberState(tax_no) === 'wrong') return { tax_no: ['tax_no_wrong'] }
  } else if (tax_no !== '') {
    if (title_type === 'organisation') return { tax_no: ['tax_no_not_here'] }
    if (!isIdNumber(tax_no)) return { tax_no: ['id_number_wrong'] }
  }
  const known = others.some((other) => other.title === title.title && other.tax_no === tax_no)
  if (known) return { title: ['title_known'] }
  const isTaken = title_type === 'enterprise' && others.some((other) => other.tax_no === tax_no)
  return isTaken ? { tax_no: ['tax_no_taken'] } : {}
}

/** A special invoice lets the buyer deduct the tax, so everything about him must be there. */
export function kindsAllowed(title: InvoiceTitleFacts): InvoiceKind[] {
  const { title_type, tax_no, address, phone, bank, account_no } = title
  const special =
    title_type === 'enterprise' && [tax_no, address, phone, bank, account_no].every((text) => text !== '')
  return special ? ['normal', 'special', 'commercial'] : ['normal', 'commercial']
}

export const hasLegacyNumber = ({ title_type, tax_no }: InvoiceTitleFacts): boolean =>
  title_type === 'enterprise' && taxNumberState(tax_no) === 'legacy'

/**
 * The company's titles after one of them was saved: exactly one is the default as long as there is any. Answers the rows
 * that change.
 */
export function titlesAfterSaving(
  saved: InvoiceTitleRecord,
  others: readonly InvoiceTitleRecord[],
): InvoiceTitleRecord[] {
  const elsewhere = others.find(({ is_default }) => is_default)
  if (!elsewhere) return [{ ...saved, is_default: true }]
  return saved.is_default ? [saved, { ...elsewhere, is_default: false }] : [saved]
}

/** The title that becomes the default because the default one is removed; null when none has to. */
export function heirOfDefault(kept: readonly InvoiceTitleRecord[]): InvoiceTitleRecord | null {
  const [first] = kept
  return !first || kept.some(({ is_default }) => is_default) ? null : { ...first, is_default: true }
}
