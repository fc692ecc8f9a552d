import type { Schemas } from '../contract.ts'
import { choice, count, flag, list, number, optional, record, text } from './reading.ts'
import { userInfo } from './site.ts'

const verificationTypes = list<Schemas['VerificationType']>(choice('email', 'mobile'))

export const signInOptions = record<Schemas['SignInOptions']>({
  userLoginCaptchaSwitch: flag(true),
  accountVerificationType: verificationTypes,
})

/** A sign-in requires a token. */
const signedIn: typeof userInfo = (value, at) => {
  const member = userInfo(value, at)
  text()(member.token || undefined, `${at}.token`)
  return member
}

export const signInAnswer = record<Schemas['SignInAnswer']>({
  userInfo: signedIn,
  routePath: text('/user'),
  recovery_codes: optional(list(text())),
})

export const refreshedToken = record<Schemas['RefreshTokenAnswer']>({
  type: choice('user-refresh'),
  token: text(),
})

export const clickCaptcha = record<Schemas['ClickCaptcha']>({
  id: text(),
  text: list(text()),
  base64: text(),
  width: number(350),
  height: number(200),
})

/** The ancestors do not say when the next code may be sent; it is a minute. */
export const sentCode = (value: unknown, at: string): Schemas['SentCode'] =>
  Array.isArray(value) || value === null || value === undefined
    ? { retry_after: 60 }
    : record<Schemas['SentCode']>({ retry_after: count })(value, at)

export const accountProfile = record<Schemas['AccountProfile']>({
  accountVerificationType: verificationTypes,
})

export const verifiedAccount = record<Schemas['VerifyAccountAnswer']>({
  type: choice('email', 'mobile'),
  accountVerificationToken: text(),
})
