import type { Schemas } from '@portal/api-client'
import { exhaustive } from '../../../shared/exhaustive.ts'
import { emailError, idNumberError } from '../../../shared/form/field-rules.ts'

type Title = Schemas['InvoiceTitle']

export const titleTypes = exhaustive<Schemas['TitleType']>()(['enterprise', 'individual', 'organisation'])

/** Form values. */
interface TitleValues {
  title_type: Schemas['TitleType']
  title: string
  tax_no: string
  /** For a person; optional. */
  id_no: string
  address: string
  phone: string
  bank: string
  account_no: string
  email: string
  is_default: boolean
}

export const titleValues = (title: Title | null): TitleValues => ({
  title_type: title?.title_type ?? 'enterprise',
  title: title?.title ?? '',
  tax_no: title?.title_type === 'enterprise' ? title.tax_no : '',
  id_no: title?.title_type === 'individual' ? title.tax_no : '',
  address: title?.address ?? '',
  phone: title?.phone ?? '',
  bank: title?.bank ?? '',
  account_no: title?.account_no ?? '',
  email: title?.email ?? '',
  is_default: title?.is_default ?? false,
})

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Whether the last of 18 characters is the check character of GB 32100-2015. */
function isChecked(number: string): boolean {
  const values = [...number].map((character) => alphabet.indexOf(character))
  // The weight of each place is the next power of three, modulo 31.
  let weight = 1
  let sum = 0
  for (const value of values.slice(0, 17)) {
    sum += value * weight
    weight = (weight * 3) % 31
  }
  return values.every((value) => value >= 0) && (31 - (sum % 31)) % 31 === values[17]
}

/** Numbers of 15 or 20 characters were issued before 2015; they pass with a warning. */
export const isOldNumber = (number: string): boolean =>
  /^(?:[0-9A-Z]{15}|[0-9A-Z]{20})$/.test(cleaned(number))

/** The text key of an error; those of titles alone are texts of the form. */
type TitleError = 'required' | 'email' | 'idNumber' | OwnError
type OwnError = 'taxNumberWrong' | 'phoneWrong' | 'accountWrong'

export const isOwnError = (error: TitleError): error is OwnError => error.endsWith('Wrong')

/** Seven digits at least, with the usual signs, and an extension at its end. */
function isPhone(text: string): boolean {
  const [, number] = /^(\+?[\d\s()（）\-/.]+)(?:(?:转|分机|ext\.?)\s*\d{1,6})?$/i.exec(text) ?? []
  return (number?.replaceAll(/\D/g, '').length ?? 0) >= 7
}

/** 8 to 32 digits, which may be grouped, or an IBAN. */
const isAccount = (text: string): boolean =>
  /^(?:\d{8,32}|[A-Z]{2}\d{2}[0-9A-Z]{11,30})$/.test(text.replaceAll(/[\s-]/g, ''))

const taxError = (number: string): TitleError | undefined => {
  if (number === '') return 'required'
  return isOldNumber(number) || (number.length === 18 && isChecked(number)) ? undefined : 'taxNumberWrong'
}

export function titleErrors(values: TitleValues): Partial<Record<keyof TitleValues, TitleError>> {
  const tax = values.title_type === 'enterprise' ? taxError(cleaned(values.tax_no)) : undefined
  const id = values.title_type === 'individual' && values.id_no.trim() !== '' && idNumberError(values.id_no)
  const email = values.email.trim() !== '' && emailError(values.email) ? 'email' : undefined
  const [phone, account] = [values.phone.trim(), values.account_no.trim()]
  return {
    ...(phone !== '' && !isPhone(phone) && { phone: 'phoneWrong' }),
    ...(account !== '' && !isAccount(account) && { account_no: 'accountWrong' }),
    ...(values.title.trim() === '' && { title: 'required' }),
    ...(tax && { tax_no: tax }),
    ...(id && { id_no: 'idNumber' }),
    ...(email && { email }),
  }
}

/** Normalises a tax number: capitals, without pasted spaces. */
const cleaned = (number: string): string => number.replaceAll(/\s/g, '').toUpperCase()

/** Whether the title has everything that a special invoice needs. */
export const allowsSpecial = (values: TitleValues): boolean =>
  values.title_type === 'enterprise' &&
  taxError(cleaned(values.tax_no)) === undefined &&
  [values.address, values.phone, values.bank, values.account_no].every((text) => text.trim() !== '')

/** The buyer's identifier: the tax number of a company, the ID number of a person. */
function numberOf({ title_type, tax_no, id_no }: TitleValues): string {
  if (title_type === 'organisation') return ''
  return cleaned(title_type === 'enterprise' ? tax_no : id_no)
}

export function toSaveRequest(
  values: TitleValues,
  id: string | undefined,
): Schemas['SaveInvoiceTitleRequest'] {
  const email = values.email.trim()
  return {
    ...(id !== undefined && { id }),
    title_type: values.title_type,
    title: values.title.trim(),
    tax_no: numberOf(values) || null,
    address: values.address.trim(),
    phone: values.phone.trim(),
    bank: values.bank.trim(),
    account_no: values.account_no.trim(),
    ...(email && { email }),
    is_default: values.is_default,
  }
}
