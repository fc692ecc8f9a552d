/** Site, sign-in, captcha, as the boot and the login page call them. */
export {
  getSignInOptions,
  signOut,
  getGetSignInOptionsQueryOptions as signInOptionsOptions,
  useGetSignInOptions as useSignInOptions,
  useSignIn,
} from '../generated/hooks/session/session'
export { getSite } from '../generated/hooks/site/site'
export {
  checkClickCaptcha,
  getGetClickCaptchaQueryOptions as clickCaptchaOptions,
  useGetClickCaptcha as useClickCaptcha,
} from '../generated/hooks/verification/verification'
