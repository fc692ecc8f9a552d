import type { SecondFactorRecord, SignInChallengeRecord } from '../domain/access/second-factor.ts'
import type { PointMove } from '../domain/account/points.ts'
import type { ApprovalRecord } from '../domain/approval/approval.ts'
import type { BillRecord } from '../domain/bill/bill.ts'
import type {
  ArticleRecord,
  CommentRecord,
  FriendlyLinkRow,
  KeywordRow,
  PaymentRow,
  ReadingRow,
  TagRow,
  ViewRow,
} from '../domain/cms/content.ts'
import type { DraftRecord } from '../domain/draft/draft.ts'
import type { ExportJobRecord } from '../domain/export/export-job.ts'
import type { GroupRequestRecord } from '../domain/group/group.ts'
import type { SavedGuestRecord } from '../domain/guest/saved-guest.ts'
import type { FavouriteRecord, HotelPriceRecord } from '../domain/hotel/hotel.ts'
import type { InvoiceApplicationRecord } from '../domain/invoice/application.ts'
import type { InvoiceTitleRecord } from '../domain/invoice/title.ts'
import type { Hold, LedgerEntry } from '../domain/ledger/entry.ts'
import type { MarkupRuleRecord } from '../domain/markup/rule.ts'
import type { MonthEndRecord } from '../domain/month/month-end.ts'
import type { NotificationRecord } from '../domain/notification/notice.ts'
import type { ChangeQuoteRecord, OrderRecord, OrderType } from '../domain/order/order.ts'
import type { CancelQuoteRecord } from '../domain/order/order-quotes.ts'
import type { OrderViewRecord } from '../domain/order/order-view.ts'
import type { QuoteRecord, QuoteViewRecord } from '../domain/quote/quote.ts'
import type { RateWindowRecord } from '../domain/rate/window.ts'
import type { AdminLogRecord } from '../domain/sub-account/admin-log.ts'
import type { TripRecord } from '../domain/trip/trip.ts'
import type { UploadRecord } from '../domain/upload/upload.ts'
import type { VerificationCodeRecord } from '../domain/verification/code.ts'
import type { TopUpRecord } from '../domain/wallet/topup.ts'
import type { LocalText } from '../texts/language.ts'
import type {
  AccessSettingRecord,
  AccountVerificationRecord,
  CaptchaCodeRecord,
  CaptchaRecord,
  CompanyRecord,
  MemberRecord,
  PreferenceRecord,
  SessionRecord,
  SignInFailureRecord,
} from './account-records.ts'

export type { CaptchaRecord, CompanyRecord, MemberRecord, PreferenceRecord, SessionRecord, UploadRecord }

/** A call that may have one effect only, however often it is sent; `id` is company and `client_ref`. */
export interface IdempotencyRecord {
  readonly id: string
  /** Id of the member who sent it first. */
  readonly member_id: string
  readonly operation: string
  /** The first body, with its keys in a fixed order. */
  readonly body: string
  /** Id of the result. */
  readonly subject: string
  /** Epoch ms until which the first result is answered again; the `client_ref` stays used. */
  readonly answered_until: number
}

/** Points added to or removed from a member, apart from those for orders. */
export interface PointMoveRecord extends PointMove {
  readonly id: string
  readonly member_id: string
}

/** The design of a company's vouchers; `id` is the company's. */
export interface VoucherSettingRecord {
  readonly id: string
  readonly logo: string | null
  readonly company_name: { readonly en: string; readonly 'zh-cn': string }
  readonly company_phone: string
  readonly emergency_phone: string
  readonly address: { readonly en: string; readonly 'zh-cn': string }
  readonly email: string
  readonly website: string
  readonly show_price: 'none' | 'sell'
  readonly header_text: { readonly en: string; readonly 'zh-cn': string }
  readonly footer_text: { readonly en: string; readonly 'zh-cn': string }
  /** For vouchers that are sent automatically. */
  readonly language: 'en' | 'zh-cn' | 'bilingual'
  readonly show_policy: boolean
  readonly show_map: boolean
  readonly show_local_address_card: boolean
  readonly show_own_reference: boolean
  readonly stamp: string | null
  /** `#rrggbb` in lower case. */
  readonly theme_colour: string
  /** Whether the voucher shows a code by which anybody can verify it. */
  readonly qr_verify: boolean
}

/** A search of a member; the same search has the same `id`, which begins with the member's. */
export interface SearchEntryRecord {
  readonly id: string
  readonly member_id: string
  readonly product: OrderType
  readonly title: LocalText
  readonly subtitle: LocalText
  /** Path in the portal that repeats it. */
  readonly path: string
  /** Epoch s. */
  readonly time: number
}

/** The tables and the shapes of their rows. Every row has an `id`. */
export interface Tables {
  company: CompanyRecord
  member: MemberRecord
  session: SessionRecord
  second_factor: SecondFactorRecord
  sign_in_challenge: SignInChallengeRecord
  access_setting: AccessSettingRecord
  sign_in_failure: SignInFailureRecord
  captcha: CaptchaRecord
  captcha_code: CaptchaCodeRecord
  verification_code: VerificationCodeRecord
  account_verification: AccountVerificationRecord
  preference: PreferenceRecord
  point_move: PointMoveRecord
  notification: NotificationRecord
  upload: UploadRecord
  admin_log: AdminLogRecord
  approval: ApprovalRecord
  order: OrderRecord
  ledger_entry: LedgerEntry
  hold: Hold
  cancel_quote: CancelQuoteRecord
  change_quote: ChangeQuoteRecord
  idempotency: IdempotencyRecord
  bill: BillRecord
  invoice_application: InvoiceApplicationRecord
  invoice_title: InvoiceTitleRecord
  topup: TopUpRecord
  export_job: ExportJobRecord
  month_end: MonthEndRecord
  voucher_setting: VoucherSettingRecord
  draft: DraftRecord
  guest: SavedGuestRecord
  favourite: FavouriteRecord
  search_entry: SearchEntryRecord
  cms_article: ArticleRecord
  cms_comment: CommentRecord
  cms_reading: ReadingRow
  cms_view: ViewRow
  cms_payment: PaymentRow
  cms_tag: TagRow
  cms_keyword: KeywordRow
  cms_friendly_link: FriendlyLinkRow
  markup_rule: MarkupRuleRecord
  quote: QuoteRecord
  quote_view: QuoteViewRecord
  order_view: OrderViewRecord
  trip: TripRecord
  group_request: GroupRequestRecord
  rate_window: RateWindowRecord
  hotel_price: HotelPriceRecord
}

/** All names, for loops over the tables; a missing one does not compile. */
export const tableNames = Object.keys({
  company: true,
  member: true,
  session: true,
  second_factor: true,
  sign_in_challenge: true,
  access_setting: true,
  sign_in_failure: true,
  captcha: true,
  captcha_code: true,
  verification_code: true,
  account_verification: true,
  preference: true,
  point_move: true,
  notification: true,
  upload: true,
  admin_log: true,
  approval: true,
  order: true,
  ledger_entry: true,
  hold: true,
  cancel_quote: true,
  change_quote: true,
  idempotency: true,
  bill: true,
  invoice_application: true,
  invoice_title: true,
  topup: true,
  export_job: true,
  month_end: true,
  voucher_setting: true,
  draft: true,
  guest: true,
  favourite: true,
  search_entry: true,
  cms_article: true,
  cms_comment: true,
  cms_reading: true,
  cms_view: true,
  cms_payment: true,
  cms_tag: true,
  cms_keyword: true,
  cms_friendly_link: true,
  markup_rule: true,
  quote: true,
  quote_view: true,
  order_view: true,
  trip: true,
  group_request: true,
  rate_window: true,
  hotel_price: true,
} satisfies Record<keyof Tables, true>) as readonly (keyof Tables)[]
