import { Secret, TOTP } from 'otpauth'

/** The second factor of a member: an authenticator app by RFC 6238, and codes for who lost it. `id` is the member's. */
export interface SecondFactorRecord {
  readonly id: string
  /** Base32; null until a code of the app has confirmed the first one. */
  readonly secret: string | null
  /** A secret that no code has confirmed yet. */
  readonly pending: { readonly secret: string; readonly expires: number } | null
  /** The last step of 30 s whose code was taken; its code and those before are taken no more. */
  readonly last_step: number
  /** Recovery codes that were not used yet. In plain text, as passwords here. */
  readonly recovery_codes: readonly string[]
}

/** A sign-in that waits for its second step; `id` is the challenge. */
export interface SignInChallengeRecord {
  readonly id: string
  readonly member_id: string
  readonly keep: boolean
  /** Of a member who sets the second factor up on the way; null for one who has it. */
  readonly secret: string | null
  readonly wrong: number
  /** Epoch ms. */
  readonly expires: number
}

/** ms within which a secret has to be confirmed, and a sign-in to take its second step. */
export const challengeLife = 600_000
/** Wrong codes after which a sign-in begins again with the password. */
export const wrongCodes = 5

const period = 30
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567']

interface Letters {
  pick<T>(list: readonly T[]): T
}

const letters = (count: number, draw: Letters): string =>
  Array.from({ length: count }, () => draw.pick(alphabet)).join('')

/** 160 bits in Base32, as RFC 4226 advises. */
export const newSecret = (draw: Letters): string => letters(32, draw)

/** Ten codes of 50 bits each. */
export const newRecoveryCodes = (draw: Letters): string[] =>
  Array.from({ length: 10 }, () => `${letters(5, draw)}-${letters(5, draw)}`)

const totp = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), period })

/** The code that an authenticator app shows at `now`, in epoch ms. */
export const codeAt = (secret: string, now: number): string => totp(secret).generate({ timestamp: now })

/** The step of 30 s to which a code belongs, at most one before or after `now`; null for a wrong code. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : Math.floor(now / 1000 / period) + delta
}

/** The factor after a right code was used; null for a wrong one, and for one that was taken before. */
export function afterCode(factor: SecondFactorRecord, code: string, now: number): SecondFactorRecord | null {
  if (factor.secret === null) return null
  if (factor.recovery_codes.includes(code)) {
    return { ...factor, recovery_codes: factor.recovery_codes.filter((other) => other !== code) }
  }
  const step = stepOf(factor.secret, code, now)
  return step !== null && step > factor.last_step ? { ...factor, last_step: step } : null
}
