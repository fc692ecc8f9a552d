import { constraints, type Schemas } from '@portal/api-client'

/** What stands in the login form. */
export interface LoginValues {
  username: string
  password: string
  /** Ask for a session that outlives the access token. */
  keep: boolean
}

export type LoginField = 'username' | 'password'
export type LoginFault = 'required' | 'password'

const password = new RegExp(constraints.Password.pattern)

/** What is wrong with the form, by field; empty when it may be sent. */
export function loginFaults(values: LoginValues): Partial<Record<LoginField, LoginFault>> {
  return {
    ...(values.username.trim() === '' && { username: 'required' as const }),
    ...(values.password === ''
      ? { password: 'required' as const }
      : !password.test(values.password) && { password: 'password' as const }),
  }
}

/** A solved captcha: its id and the clicks in the server's notation. */
export interface SolvedCaptcha {
  id: string
  info: string
}

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
