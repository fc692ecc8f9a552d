import type { Schemas } from '@portal/api-client/contract'
import type { LedgerAccount } from '../domain/ledger/entry.ts'
import type { AllocationSetting } from '../domain/order/allocation.ts'
import type { OrderType } from '../domain/order/order.ts'
import type { VerificationCodeRecord } from '../domain/verification/code.ts'

/** Named roles exist in the seed only, as sets of permission nodes. */
type Role = 'owner' | 'booker' | 'finance' | 'viewer'

/** The customer: everything is booked, paid and owed by a company. Amounts are decimal strings in its settlement currency. */
export interface CompanyRecord {
  readonly id: string
  readonly name: { readonly en: string; readonly 'zh-cn': string }
  readonly country: string
  readonly settlement_currency: string
  readonly billing_cycle: 'weekly' | 'half_month' | 'month'
  /** Day of the month (or of the week) on which the bill is issued. */
  readonly bill_day: number
  readonly due_days: number
  /** Days after which an unchecked bill counts as confirmed; null: never by itself. */
  readonly auto_confirm_days: number | null
  readonly tz: string
  /** Null: the company has no credit line. */
  readonly credit_limit: string | null
  /** On top of the limit, until an instant in epoch ms. */
  readonly temp_limit: { readonly amount: string; readonly until: number } | null
  /** An overdue bill blocks new credit orders. */
  readonly overdue_block: boolean
  readonly low_balance_threshold: string | null
  /** Paying more than this for a bill takes a second person; null: nothing does. */
  readonly bill_over: string | null
  /** Its deposit before the world began; booked as the first top-up. */
  readonly opening_balance: string
  readonly allocation: AllocationSetting
  /** Given by the seller: bookings may be confirmed before they are paid. */
  readonly pay_later: boolean
}

/** A person of a company who can sign in. */
export interface MemberRecord {
  readonly id: string
  readonly company_id: string
  readonly username: string
  /** In plain text: nobody in the mock is real. */
  readonly password: string
  /**
   * Members who could have signed in as this member: they made the account, reset its password, or changed the e-mail
   * address or mobile number to which a new one is sent, at any time.
   */
  readonly password_set_by: readonly string[]
  readonly role: Role
  /** An employee of the seller who works in the company's account and may confirm own bookings. */
  readonly staff: boolean
  /** Permission nodes such as `order/pay`; every check reads only these. */
  readonly nodes: readonly string[]
  readonly state: 'active' | 'suspended' | 'locked'
  readonly nickname: string
  readonly email: string
  /** Calling code without plus. */
  readonly area_num: string
  readonly mobile: string
  readonly avatar: string
  readonly gender: 0 | 1 | 2
  readonly birthday: string | null
  /** Epoch s. */
  readonly join_time: number
  /** Epoch s; null before the first sign-in. */
  readonly last_login_time: number | null
  readonly last_login_ip: string
  readonly motto: string
  readonly hide_net_price: boolean
  readonly data_scope: 'own' | 'all'
  /** Product lines it may book; empty means all. */
  readonly products: readonly OrderType[]
  /** Channels it may pay by. */
  readonly channels: readonly LedgerAccount[]
  readonly limit_per_order: string | null
  readonly limit_per_month: string | null
  /** Orders above this amount need the approval of a superior; null: none does. */
  readonly approval_over: string | null
  /** Rises with each change of the account as a sub-account. */
  readonly version: number
}

/** A signed-in session; `id` is the access token. */
export interface SessionRecord {
  readonly id: string
  readonly member_id: string
  /** By what its member names it; the token stays secret. */
  readonly number: string
  /** Epoch ms of the sign-in, and of the last call to the minute. */
  readonly opened: number
  readonly last_seen: number
  /** Of the browser that signed in; each empty when unknown. */
  readonly device: string
  readonly browser: string
  readonly ip: string
  /** Empty without `keep`. */
  readonly refresh_token: string
  /** Epoch ms at which the access token stops working. */
  readonly expires: number
  /** Epoch ms at which the refresh token stops working. */
  readonly refresh_expires: number
  /** The sign-in before this one, as the member is shown it: epoch s and address. */
  readonly before?: { readonly time: number | null; readonly ip: string }
}

/** Failed sign-ins of one account; `id` is the member's. */
export interface SignInFailureRecord {
  readonly id: string
  /** Epoch ms of each failure of the last day, oldest first. */
  readonly times: readonly number[]
}

/** A click target: a box in pixels of the picture, y downwards. */
interface CaptchaBox {
  /** As shown in the prompt: a character, or the name of a picture in angle brackets. */
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** An open click captcha; `id` is the caller's. */
export interface CaptchaRecord {
  readonly id: string
  /** In the order of the clicks. */
  readonly targets: readonly CaptchaBox[]
  readonly width: number
  readonly height: number
  /** Epoch ms. */
  readonly expires: number
}

/** A code that takes the place of an open click captcha; `id` is the caller's, as of the captcha. */
export interface CaptchaCodeRecord {
  readonly id: string
  readonly purpose: Schemas['CaptchaPurpose']
  /**
   * The subject of the call after it: a member's id for signing in, otherwise an address or number; empty for none.
   */
  readonly subject: string
  readonly code: VerificationCodeRecord
  /** The value that replaces the clicks, once the right code was typed. */
  readonly info: string | null
  /** Epoch ms. */
  readonly expires: number
}

/** A member has proved the ownership of a bound address; `id` is the token for it. */
export interface AccountVerificationRecord {
  readonly id: string
  readonly member_id: string
  readonly type: Schemas['VerificationType']
  /** Epoch ms. */
  readonly expires: number
}

/** The choices of a member for itself; `id` is the member's. */
export interface PreferenceRecord {
  readonly id: string
  readonly alerts: Schemas['AlertChoice']
  /** Of each currency that the member has set itself. */
  readonly low_balance: readonly Omit<Schemas['Preference']['low_balance'][number], 'company_default'>[]
}

/** How members of a company sign in; `id` is the company's. */
export type AccessSettingRecord = Readonly<Schemas['AccessSetting']> & { readonly id: string }
