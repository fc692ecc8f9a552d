import type { Schemas } from '@portal/api-client'
import { emailError, errorsIn, mobileError, type ValidationError } from '../form/field-rules.ts'

/** How a code is sent. */
export type Way = Schemas['VerificationType']

/** What a code is for; the calls name it by way too. */
export type CodePurpose = 'register' | 'retrieve' | 'change' | 'verify'

/** Where a code goes, as it is entered; only the fields of the chosen way count. */
export interface ReceiverValues {
  way: Way
  email: string
  /** Country calling code without plus. */
  area_num: string
  mobile: string
}

type ReceiverField = 'email' | 'mobile'

export const noReceiver: ReceiverValues = { way: 'email', email: '', area_num: '86', mobile: '' }

/** What is wrong with the receiver; empty when a code may be sent there. */
export const receiverErrors = ({ way, email, area_num, mobile }: ReceiverValues) =>
  errorsIn<ReceiverField>({
    email: way === 'email' ? emailError(email) : undefined,
    mobile: way === 'mobile' ? mobileError(mobile, area_num) : undefined,
  }) satisfies Partial<Record<ReceiverField, ValidationError>>

/** The receiver as every call writes it. */
export const receiverOf = ({ way, email, area_num, mobile }: ReceiverValues) =>
  way === 'email' ? { email: email.trim() } : { area_num, mobile: mobile.trim() }

/** One receiver, one name: for the wait until the next code. */
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
