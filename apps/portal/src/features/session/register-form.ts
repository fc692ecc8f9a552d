import type { Schemas } from '@portal/api-client'
import {
  accountError,
  codeError,
  passwordError,
  type ValidationError,
} from '../../shared/form/field-rules.ts'
import {
  noReceiver,
  type ReceiverValues,
  receiverErrors,
  receiverOf,
  type Way,
} from '../../shared/verification/receiver.ts'

/** Values of the registration form. */
export interface RegisterValues extends ReceiverValues {
  username: string
  password: string
  /** The code that was sent. */
  captcha: string
  agreement: boolean
}

export const emptyRegistration = (way: Way): RegisterValues => ({
  ...noReceiver,
  way,
  username: '',
  password: '',
  captcha: '',
  agreement: false,
})

/** Errors by field, in form order. */
export const registerErrors = (values: RegisterValues): Partial<Record<string, ValidationError>> => ({
  ...receiverErrors(values),
  captcha: codeError(values.captcha),
  username: accountError(values.username),
  password: passwordError(values.password),
  agreement: values.agreement ? undefined : 'agreeTerms',
})

export const toRegisterRequest = (values: RegisterValues): Schemas['SignInRequest'] => ({
  tab: 'register',
  registerType: values.way,
  ...receiverOf(values),
  username: values.username.trim(),
  password: values.password,
  captcha: values.captcha.trim(),
  agreement: values.agreement,
})

/** The fields that the server's errors belong to. */
export const registerReasons = (way: Way) => ({
  ACCOUNT_TAKEN: 'username',
  TARGET_TAKEN: way,
  CODE_WRONG: 'captcha',
  AGREEMENT_NEEDED: 'agreement',
})
