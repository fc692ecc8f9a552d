import type { Schemas } from '@portal/api-client'
import { errorsIn, passwordError } from '../../shared/form/field-rules.ts'
import type { SolvedCaptcha } from '../../shared/verification/use-captcha.ts'

/** What stands in the login form. */
export interface LoginValues {
  username: string
  password: string
  /** Ask for a session that outlives the access token. */
  keep: boolean
}

export type LoginField = 'username' | 'password'

/** What is wrong with the form, by field; empty when it may be sent. */
export const loginErrors = ({ username, password }: LoginValues) =>
  errorsIn<LoginField>({
    username: username.trim() === '' ? 'required' : undefined,
    password: passwordError(password),
  })

/** The request of a filled form; without captcha where the server does not ask for one. */
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
