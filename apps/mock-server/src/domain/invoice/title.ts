import type { Schemas } from '@portal/api-client/contract'
import type { FieldErrors } from '../../texts/text.ts'

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Powers of three modulo 31, as GB 32100-2015 has them. */
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** The 18th character for the first 17 of a unified social credit code; null when they are malformed. */
export function checkCharacter(first17: string): string | null {
  if (first17.length !== weights.length) return null
  let sum = 0
  for (const [index, weight] of weights.entries()) {
    const value = alphabet.indexOf(first17.charAt(index))
    if (value < 0) return null
    sum += value * weight
  }
  return alphabet.charAt((31 - (sum % 31)) % 31)
}

/** `legacy` numbers of 15 or 20 characters were given out before 2015; they have no check character. */
type TaxNumberState = 'valid' | 'legacy' | 'wrong'

export function taxNumberState(number: string): TaxNumberState {
  if (/^[0-9A-Z]{15}$|^[0-9A-Z]{20}$/.test(number)) return 'legacy'
  return number.length === 18 && checkCharacter(number.slice(0, 17)) === number.slice(17) ? 'valid' : 'wrong'
}

type TitleType = Schemas['TitleType']
export type InvoiceKind = Schemas['InvoiceKind']

/** The recipient of an invoice; missing texts are empty. */
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

/** A mainland identity card number: 15 digits, or 17 and a digit or X. */
const isIdNumber = (text: string): boolean => /^(?:\d{15}|\d{17}[\dX])$/.test(text)

/** A phone as it prints on an invoice: seven digits at least, with the usual signs, and an extension at its end. */
function isPhone(text: string): boolean {
  const [, number] = /^(\+?[\d\s()（）\-/.]+)(?:(?:转|分机|ext\.?)\s*\d{1,6})?$/i.exec(text) ?? []
  return (number?.replaceAll(/\D/g, '').length ?? 0) >= 7
}

/** A bank account: 8 to 32 digits, which may be grouped, or an IBAN. */
const isAccount = (text: string): boolean => {
  const number = text.replaceAll(/[\s-]/g, '')
  return /^(?:\d{8,32}|[A-Z]{2}\d{2}[0-9A-Z]{11,30})$/.test(number)
}

/** What is wrong with a title, by field; `others` are the company's other titles. */
export function titleErrors(title: InvoiceTitleFacts, others: readonly InvoiceTitleFacts[]): FieldErrors {
  const { title_type, tax_no, phone, account_no } = title
  const errors: FieldErrors = {
    ...(phone !== '' && !isPhone(phone) && { phone: ['phone_wrong'] }),
    ...(account_no !== '' && !isAccount(account_no) && { account_no: ['account_no_wrong'] }),
    ...numberErrors(title),
  }
  if (Object.keys(errors).length > 0) return errors
  const known = others.some((other) => other.title === title.title && other.tax_no === tax_no)
  if (known) return { title: ['title_known'] }
  const isTaken = title_type === 'enterprise' && others.some((other) => other.tax_no === tax_no)
  return isTaken ? { tax_no: ['tax_no_taken'] } : {}
}

function numberErrors({ title_type, tax_no }: InvoiceTitleFacts): FieldErrors {
  if (title_type === 'enterprise') {
    if (tax_no === '') return { tax_no: ['tax_no_required'] }
    return taxNumberState(tax_no) === 'wrong' ? { tax_no: ['tax_no_wrong'] } : {}
  }
  if (tax_no === '') return {}
  if (title_type === 'organisation') return { tax_no: ['tax_no_not_here'] }
  return isIdNumber(tax_no) ? {} : { tax_no: ['id_number_wrong'] }
}

/** A special invoice lets the buyer deduct the tax, so all of the buyer's details are required. */
export function kindsAllowed(title: InvoiceTitleFacts): InvoiceKind[] {
  const { title_type, tax_no, address, phone, bank, account_no } = title
  const special =
    title_type === 'enterprise' && [tax_no, address, phone, bank, account_no].every((text) => text !== '')
  return special ? ['normal', 'special', 'commercial'] : ['normal', 'commercial']
}

export const hasLegacyNumber = ({ title_type, tax_no }: InvoiceTitleFacts): boolean =>
  title_type === 'enterprise' && taxNumberState(tax_no) === 'legacy'

/**
 * The company's titles after one was saved: exactly one is the default as long as there is any. Returns the changed
 * rows.
 */
export function titlesAfterSaving(
  saved: InvoiceTitleRecord,
  others: readonly InvoiceTitleRecord[],
): InvoiceTitleRecord[] {
  const elsewhere = others.find(({ is_default }) => is_default)
  if (!elsewhere) return [{ ...saved, is_default: true }]
  return saved.is_default ? [saved, { ...elsewhere, is_default: false }] : [saved]
}

/** The title that becomes the default when the default is removed; null when none needs to. */
export function heirOfDefault(kept: readonly InvoiceTitleRecord[]): InvoiceTitleRecord | null {
  const [first] = kept
  return !first || kept.some(({ is_default }) => is_default) ? null : { ...first, is_default: true }
}
