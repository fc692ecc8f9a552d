import type { Schemas } from '@portal/api-client'
import { errorsIn, passwordError } from '../../shared/form/field-rules.ts'
import type { SolvedCaptcha } from '../../shared/verification/use-captcha.ts'

/** Values of the login form. */
export interface LoginValues {
  username: string
  password: string
  /** Requests a session that outlives the access token. */
  keep: boolean
}

export type LoginField = 'username' | 'password'

/** Errors by field; empty if the form can be sent. */
export const loginErrors = ({ username, password }: LoginValues) =>
  errorsIn<LoginField>({
    username: username.trim() === '' ? 'required' : undefined,
    password: passwordError(password),
  })

/** The request of a valid form; without a captcha if the server requires none. */
export function toSignInRequest(
  values: LoginValues,
  captcha: SolvedCaptcha | null,
): Schemas['SignInRequest'] {
  return {
    tab: 'login',
    username: values.username.trim(),
    password: values.password,
    keep: values.keep,
    ...(captcha && { captchaId: captcha.id, captchaInfo: captcha.info }),
  }
}
