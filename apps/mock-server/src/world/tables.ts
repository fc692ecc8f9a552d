import type {
  CaptchaRecord,
  CompanyRecord,
  MemberRecord,
  SessionRecord,
  SignInFailureRecord,
} from './seed/account-records.ts'

export type { CaptchaRecord, CompanyRecord, MemberRecord, SessionRecord, SignInFailureRecord }

/** A table's name and the shape of its rows. Every row carries `id: string`. */
export interface Tables {
  company: CompanyRecord
  member: MemberRecord
  session: SessionRecord
  sign_in_failure: SignInFailureRecord
  captcha: CaptchaRecord
}

/** All names, for loops over tables; the type demands each one. */
export const tableNames = Object.keys({
  company: true,
  member: true,
  session: true,
  sign_in_failure: true,
  captcha: true,
} satisfies Record<keyof Tables, true>) as readonly (keyof Tables)[]
