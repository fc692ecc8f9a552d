import { constraints } from '@portal/api-client'
import type { TextCatalogue } from '@portal/i18n'

/** Name of a validation error, which is the key of its text. */
export type ValidationError = Exclude<keyof TextCatalogue['validation'], 'summary' | 'cut'>

/** Validates a value; undefined without an error. */
type Rule = (value: string) => ValidationError | undefined

const account = new RegExp(constraints.Account.pattern, 'u')
const password = new RegExp(constraints.Password.pattern, 'u')
const areaNumber = new RegExp(constraints.AreaNumber.pattern, 'u')
const mobileNumber = new RegExp(constraints.MobileNumber.pattern, 'u')
const email = new RegExp(constraints.Email.pattern, 'u')
const code = new RegExp(constraints.VerificationCode.pattern, 'u')
const mainland = /^1[3-9]\d{9}$/

/** Not empty, and of the right form. It is trimmed, as in the request. */
const needed =
  (fits: (value: string) => boolean, error: ValidationError): Rule =>
  (entry) => {
    const value = entry.trim()
    if (value === '') return 'required'
    return fits(value) ? undefined : error
  }

/** An account name: 3 to 15 letters, digits or underscores, starting with a letter. */
export const accountError: Rule = needed((value) => account.test(value), 'account')

/** A password; spaces at its ends belong to it. */
export const passwordError: Rule = (value) => {
  if (value === '') return 'required'
  return password.test(value) ? undefined : 'password'
}

/** A password entered a second time. */
export const repeatError = (value: string, first: string): ValidationError | undefined => {
  if (value === '') return 'required'
  return value === first ? undefined : 'passwordRepeat'
}

/** Whether a trimmed text is an e-mail address. */
export const isEmail = (value: string): boolean =>
  value.length <= constraints.Email.maxLength && email.test(value)

export const emailError: Rule = needed(isEmail, 'email')

/** A mobile number without its area code and the 0 that is dialled at home; area 86 has a pattern of its own. */
export function mobileError(value: string, area: string): ValidationError | undefined {
  const error = needed(
    (number) =>
      areaNumber.test(area) && mobileNumber.test(number) && (area !== '86' || mainland.test(number)),
    'mobile',
  )(value)
  return error ?? (value.trim().startsWith('0') ? 'mobileTrunk' : undefined)
}

/** A verification code. */
export const codeError: Rule = needed((value) => code.test(value), 'code')

/** A number that may have decimals. */
export const decimalError: Rule = needed((value) => /^-?\d+(?:\.\d+)?$/.test(value), 'floatingPoint')

/** An identity card of the mainland: 15 digits, or 17 and a digit or X. */
export const idNumberError: Rule = needed((value) => /^(?:\d{15}|\d{17}[\dXx])$/.test(value), 'idNumber')

/** The errors, without fields that have none. */
export function errorsIn<Field extends string>(
  judged: Record<Field, ValidationError | undefined>,
): Partial<Record<Field, ValidationError>> {
  return Object.fromEntries(Object.entries(judged).filter(([, error]) => error !== undefined)) as Partial<
    Record<Field, ValidationError>
  >
}
