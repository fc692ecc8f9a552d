import type { Schemas } from '@portal/api-client/contract'

/** A code that was sent; `id` is made of target and purpose, so a new one takes the place of the old. */
export interface VerificationCodeRecord {
  readonly id: string
  readonly code: string
  /** Epoch ms. */
  readonly sent: number
  readonly expires: number
  /** How often a wrong code was typed. */
  readonly wrong: number
}

/** What a code opens; the same for both ways of sending it. */
export type CodePurpose = 'register' | 'change' | 'retrieve' | 'verify'

export const purposes = {
  user_register: 'register',
  user_change_email: 'change',
  user_change_mobile: 'change',
  user_retrieve_pwd: 'retrieve',
  user_email_verify: 'verify',
  user_mobile_verify: 'verify',
} as const satisfies Record<Schemas['EmailEvent'] | Schemas['SmsTemplate'], CodePurpose>

/** s between two codes for the same target and purpose. */
export const resendSeconds = 60
/** ms for which a code is good. */
export const codeLife = 600_000
/** After this many wrong attempts a code is invalid, so that trying does not find it. */
export const wrongTries = 5

/** Digits and letters that are easy to tell apart. */
const alphabet = [...'23456789ABCDEFGHJKLMNPQRSTUVWXYZ']

export const codeId = (target: string, purpose: CodePurpose): string => `${target} ${purpose}`

/** Where the letters come from. */
interface Letters {
  pick<T>(list: readonly T[]): T
}

export function newCode(id: string, now: number, draw: Letters): VerificationCodeRecord {
  const code = Array.from({ length: 4 }, () => draw.pick(alphabet)).join('')
  return { id, code, sent: now, expires: now + codeLife, wrong: 0 }
}

/** Seconds until the next code may be sent; 0 when it may be sent now. */
export function secondsToWait(last: VerificationCodeRecord | undefined, now: number): number {
  if (!last) return 0
  return Math.max(0, Math.ceil((last.sent + resendSeconds * 1000 - now) / 1000))
}

/** The result of typing a code: right and used up, or wrong with what is left of the code. */
type CodeTry =
  | { readonly right: true }
  | { readonly right: false; readonly left: VerificationCodeRecord | null }

/** Upper and lower case are the same. */
export function tryCode(sent: VerificationCodeRecord | undefined, typed: string, now: number): CodeTry {
  if (!sent) return { right: false, left: null }
  if (now >= sent.expires || sent.wrong >= wrongTries) return { right: false, left: sent }
  if (sent.code === typed.toUpperCase()) return { right: true }
  return { right: false, left: { ...sent, wrong: sent.wrong + 1 } }
}
