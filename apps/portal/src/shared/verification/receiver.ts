import type { Schemas } from '@portal/api-client'
import { emailError, errorsIn, mobileError, type ValidationError } from '../form/field-rules.ts'

/** Channel of a code. */
export type Way = Schemas['VerificationType']

/** Purpose of a code; the calls also have one per channel. */
export type CodePurpose = 'register' | 'retrieve' | 'change' | 'verify'

/** The receiver in a form; only the fields of the chosen channel count. */
export interface ReceiverValues {
  way: Way
  email: string
  /** Country calling code without plus. */
  area_num: string
  mobile: string
}

type ReceiverField = 'email' | 'mobile'

export const noReceiver: ReceiverValues = { way: 'email', email: '', area_num: '86', mobile: '' }

/** Errors of the receiver; empty if a code can be sent. */
export const receiverErrors = ({ way, email, area_num, mobile }: ReceiverValues) =>
  errorsIn<ReceiverField>({
    email: way === 'email' ? emailError(email) : undefined,
    mobile: way === 'mobile' ? mobileError(mobile, area_num) : undefined,
  }) satisfies Partial<Record<ReceiverField, ValidationError>>

/** The receiver in a request. */
export const receiverOf = ({ way, email, area_num, mobile }: ReceiverValues) =>
  way === 'email' ? { email: email.trim() } : { area_num, mobile: mobile.trim() }

/** Key of the receiver, for the timer. */
export const receiverName = ({ way, email, area_num, mobile }: ReceiverValues): string =>
  way === 'email' ? email : `${area_num} ${mobile}`

type EmailEvent = Schemas['EmailEvent']
type SmsTemplate = Schemas['SmsTemplate']

export const emailEvents: Record<CodePurpose, EmailEvent> = {
  register: 'user_register',
  retrieve: 'user_retrieve_pwd',
  change: 'user_change_email',
  verify: 'user_email_verify',
}

export const smsTemplates: Record<CodePurpose, SmsTemplate> = {
  register: 'user_register',
  retrieve: 'user_retrieve_pwd',
  change: 'user_change_mobile',
  verify: 'user_mobile_verify',
}
