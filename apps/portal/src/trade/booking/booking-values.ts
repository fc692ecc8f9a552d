import { constraints } from '@portal/api-client'
import { session } from '@portal/auth'
import { isEmail, type ValidationError } from '../../shared/form/field-rules.ts'
import { type Allocation, givenAllocation } from '../allocation/allocation.ts'

/** The values of every booking form. */
export interface CommonValues {
  contact: { person: string; phone: string; email: string }
  special_requests: string
  internal_remark: string
  allocation: Allocation
}

/** By default the signed-in operator. */
export function operatorContact(): CommonValues['contact'] {
  const { nickname, mobile = '', area_num = '', email = '' } = session.store.getState()
  const dial = dialOf(area_num)
  return { person: nickname, phone: mobile && dial ? `+${dial}${mobile}` : mobile, email }
}

const dialOf = (area: string) => area.replaceAll(/\D/g, '')

const phone = new RegExp(constraints.Phone.pattern, 'u')

const mainlandMobile = /^1[3-9]\d{9}$/
/** A mobile number of Myanmar looks like one of a far province's fixed line, or is too long: its country must be said. */
const perhapsBurmese = /^(?:09|959)\d{7,9}$/
/** Numbers of North America have the same shape with their country code, those of Germany without their zero. */
const likeMainland = ['1', '49']

/**
 * A number as the contract wants it: without spaces, dashes and brackets, with plus and country code. Without one it is
 * a number of the member's own country, unless it can only be a mobile number of mainland China; where the country is
 * unknown it stays as it was typed.
 */
export function plainPhone(
  typed: string,
  dial: string = dialOf(session.store.getState().area_num ?? ''),
): string {
  const plain = typed.normalize('NFKC').replace(/[\s()-]/g, '')
  if (plain.startsWith('00')) return `+${plain.slice(2)}`
  if (mainlandMobile.test(plain) && !likeMainland.includes(dial)) return `+86${plain}`
  if (dial === '' || !/^\d+$/.test(plain)) return plain
  if (dial === '86' && perhapsBurmese.test(plain)) return plain
  // A whole number whose plus was left out: a national one would be too short without its country code.
  if (plain.startsWith(dial) && plain.length >= dial.length + 9) return `+${plain}`
  const national = `+${dial}${plain.replace(/^0/, '')}`
  return phone.test(national) ? national : plain
}

/** What a field of a phone number does when it is left: it shows the number that will be sent. */
export const shownPhone = (typed: string): string => {
  const plain = plainPhone(typed)
  return phone.test(plain) ? plain : typed
}

/** With its country code, or empty. */
export const phoneError = (typed: string): ValidationError | null =>
  typed.trim() === '' || phone.test(plainPhone(typed)) ? null : 'phone'

const tooLong = (text: string) => text.length > constraints.SpecialRequests.maxLength && 'tooLong'

type Found = [path: string, error: ValidationError | null | false]

/** Errors of the contact by form path. */
export const contactErrors = ({ contact }: Pick<CommonValues, 'contact'>): Found[] => [
  ['contact.person', contact.person.trim() === '' && 'required'],
  ['contact.phone', contact.phone.trim() === '' ? 'required' : phoneError(contact.phone)],
  ['contact.email', contact.email.trim() !== '' && !isEmail(contact.email.trim()) && 'email'],
]

/** Errors of the free texts by form path. */
export const requestError = ({ special_requests }: Pick<CommonValues, 'special_requests'>): Found => [
  'special_requests',
  tooLong(special_requests),
]
export const remarkError = ({ internal_remark }: CommonValues): Found => [
  'internal_remark',
  tooLong(internal_remark),
]

/** The errors in the order of the page. */
export const foundErrors = (found: readonly Found[]): Record<string, ValidationError> =>
  Object.fromEntries(found.filter((entry): entry is [string, ValidationError] => Boolean(entry[1])))

/** The request fields of contact, requests and remark; empty ones are left out. */
export function commonRequest({ contact, special_requests, internal_remark, allocation }: CommonValues) {
  return {
    contact: {
      person: contact.person.trim(),
      phone: plainPhone(contact.phone),
      ...(contact.email.trim() === '' ? {} : { email: contact.email.trim() }),
    },
    ...(special_requests.trim() === '' ? {} : { special_requests: special_requests.trim() }),
    ...(internal_remark.trim() === '' ? {} : { internal_remark: internal_remark.trim() }),
    ...givenAllocation(allocation),
  }
}

/** Whether a stored draft has these values. */
export function holdsCommon<Values extends object>(values: Values): values is Values & CommonValues {
  const { contact, special_requests, internal_remark } = values as Partial<CommonValues>
  return (
    typeof contact?.person === 'string' &&
    typeof contact.phone === 'string' &&
    typeof contact.email === 'string' &&
    typeof special_requests === 'string' &&
    typeof internal_remark === 'string'
  )
}
