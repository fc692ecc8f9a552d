import type { Schemas } from '@portal/api-client'
import type { CodePurpose, ReceiverValues } from './receiver.ts'

/** The call that the captcha protects; a code instead is valid for this call only. */
export type CaptchaCall =
  | { readonly purpose: 'sign_in'; readonly account: string }
  | { readonly purpose: SendingPurpose; readonly receiver: ReceiverValues }
  | { readonly purpose: 'friendly_link' }

type SendingPurpose = Exclude<Schemas['CaptchaPurpose'], 'sign_in' | 'friendly_link'>

/** The captcha of each kind of code. */
export const sendingPurposes: Record<CodePurpose, SendingPurpose> = {
  register: 'register',
  retrieve: 'retrieve_password',
  change: 'change_binding',
  verify: 'verify_binding',
}

/** The receiver in the request of a code; for signing in, the account determines it. */
export function toCaptchaCodeRequest(
  captchaId: string,
  call: CaptchaCall,
  chosen: ReceiverValues,
): Schemas['SendCaptchaCodeRequest'] {
  const { way: type, email, area_num, mobile } = 'receiver' in call ? call.receiver : chosen
  const common = { captchaId, purpose: call.purpose, type }
  if (call.purpose === 'sign_in') return { ...common, account: call.account.trim() }
  return type === 'email'
    ? { ...common, account: email.trim() }
    : { ...common, account: mobile.trim(), area_num }
}

/** Whether a code is sent only if the account exists; the response does not tell. */
export const isSilent = ({ purpose }: CaptchaCall): boolean =>
  purpose === 'sign_in' || purpose === 'retrieve_password' || purpose === 'verify_binding'
