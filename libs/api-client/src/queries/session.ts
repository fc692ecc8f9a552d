/** Site, sign-in, captcha, as the boot and the login page call them. */

export { useGetAgreement as useAgreement } from '../generated/hooks/cms/cms'
export {
  getGetSignInOptionsQueryOptions as signInOptionsOptions,
  getSignInOptions,
  signOut,
  useGetSignInOptions as useSignInOptions,
  useSignIn,
} from '../generated/hooks/session/session'
export { getSite } from '../generated/hooks/site/site'
export {
  checkCaptchaCode,
  checkClickCaptcha,
  getGetClickCaptchaQueryOptions as clickCaptchaOptions,
  sendCaptchaCode,
  sendEmailCode,
  sendSmsCode,
  useGetClickCaptcha as useClickCaptcha,
} from '../generated/hooks/verification/verification'
