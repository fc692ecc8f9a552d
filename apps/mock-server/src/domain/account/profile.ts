import { constraints } from '@portal/api-client/contract'
import type { FieldError } from '../../texts/text.ts'
import { birthError } from '../guest/birth-date.ts'

/** Where codes go and how members are found: an address or a number in one spelling. */

export const defaultArea = '86'

const email = new RegExp(constraints.Email.pattern)

/** For texts that the contract does not check, because they may also be empty or a number. */
export const isEmail = (text: string): boolean =>
  text.length <= constraints.Email.maxLength && email.test(text)

export const emailTarget = (email: string): string => email.trim().toLowerCase()

/** Both parts without plus: `+8613912345678`. */
export const mobileTarget = (area_num: string, mobile: string): string => `+${area_num}${mobile}`

/**
 * What is wrong with a number; null when nothing is. Those of the mainland have eleven digits that begin with 13 to 19.
 * The 0 that is dialled within a country belongs to no number, and with it one phone would have two.
 */
export function mobileError(area_num: string, mobile: string): 'mobile' | 'mobile_trunk' | null {
  if (area_num === '86') return /^1[3-9]\d{9}$/.test(mobile) ? null : 'mobile'
  if (!/^\d{7,12}$/.test(mobile)) return 'mobile'
  return mobile.startsWith('0') ? 'mobile_trunk' : null
}

/** Mail boxes and numbers that never get anything, so that a failed sending can be seen. */
export const isUnreachable = (target: string): boolean =>
  target.endsWith('@undeliverable.example') || target.endsWith('00000000')

/** Errors of a profile by field, as text keys; empty when there are none. */
type ProfileErrors = { nickname?: 'nickname_taken'; birthday?: FieldError; avatar?: 'file_unknown' }

interface ProfileForm {
  readonly nickname: string
  readonly birthday?: string | null
  readonly avatar?: string
}

interface ProfileSurroundings {
  /** Nicknames of the colleagues, by which they know each other. */
  readonly colleagues: readonly string[]
  /** Date where the company is. */
  readonly today: string
  /** Whether the picture is one that this member may show. */
  readonly isOwnPicture: (url: string) => boolean
}

const folded = (name: string) => name.trim().toLowerCase()

export function profileErrors(form: ProfileForm, { colleagues, today, isOwnPicture }: ProfileSurroundings) {
  const errors: ProfileErrors = {}
  if (colleagues.some((name) => folded(name) === folded(form.nickname))) errors.nickname = 'nickname_taken'
  const { birthday = null, avatar = '' } = form
  const wrong = birthday === null ? null : birthError(birthday, today)
  if (wrong) errors.birthday = wrong
  if (avatar !== '' && !isOwnPicture(avatar)) errors.avatar = 'file_unknown'
  return errors
}
