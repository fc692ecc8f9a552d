import type { Schemas } from '@portal/api-client'
import type { CodePurpose, ReceiverValues } from './receiver.ts'

/** What the captcha stands before: a code in its place is good for this alone. */
export type CaptchaCall =
  | { readonly purpose: 'sign_in'; readonly account: string }
  | { readonly purpose: SendingPurpose; readonly receiver: ReceiverValues }
  | { readonly purpose: 'friendly_link' }

type SendingPurpose = Exclude<Schemas['CaptchaPurpose'], 'sign_in' | 'friendly_link'>

/** The captcha before a code of each kind. */
export const sendingPurposes: Record<CodePurpose, SendingPurpose> = {
  register: 'register',
  retrieve: 'retrieve_password',
  change: 'change_binding',
  verify: 'verify_binding',
}

/** The receiver as the call that asks for a code writes it; to sign in, the account itself chooses it. */
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

/** Whether a code goes out only where somebody has the account, which the answer does not say. */
export const isSilent = ({ purpose }: CaptchaCall): boolean =>
  purpose === 'sign_in' || purpose === 'retrieve_password' || purpose === 'verify_binding'
