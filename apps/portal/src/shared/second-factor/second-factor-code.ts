import { constraints } from '@portal/api-client'
import type { ValidationError } from '../form/field-rules.ts'

const code = new RegExp(constraints.SecondFactorCode.pattern, 'u')

/** A code as it is sent: people type and paste it with spaces, in small letters, or without the dash. */
export function plainCode(typed: string): string {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '')
  return plain.length === 10 ? `${plain.slice(0, 5)}-${plain.slice(5)}` : plain
}

/** Six digits of the app, or a recovery code. */
export function secondFactorError(typed: string): ValidationError | undefined {
  if (typed.trim() === '') return 'required'
  return code.test(plainCode(typed)) ? undefined : 'secondFactorCode'
}

/** What an authenticator app reads from the QR code; see the Key URI Format of Google Authenticator. */
export function keyUri(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}
