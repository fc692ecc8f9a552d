import type { BodyOf, DataOf, OperationId, QueryOf, routes, Schemas } from '@portal/api-client/contract'
import type { AdminLogKind } from '../../domain/sub-account/admin-log.ts'
import type { MemberRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'
import { findMember, membersByEmail, membersByNumber } from '../session/members.ts'

/** Every call that changes something; the way to pay for content is a GET in the predecessor. */
export type Write =
  | { [Op in OperationId]: (typeof routes)[Op]['safe'] extends false ? Op : never }[OperationId]
  | 'payContent'

export type LoggedObject = Schemas['AdminLogObjectKind']

export interface Sent<Op extends OperationId> {
  readonly query: QueryOf<Op>
  readonly body: BodyOf<Op>
}

/** What is written of a call. */
export interface Logged<Op extends OperationId> {
  readonly kind: AdminLogKind
  /** The operation writes what it changed itself; only a refusal is written for it. */
  readonly itself?: true
  /** Done, it moves nothing. */
  readonly refusedOnly?: true
  readonly object?: LoggedObject
  /** Number of the object; `data` is null where the call was refused. */
  readonly id?: (sent: Sent<Op>, data: DataOf<Op> | null) => string | undefined
  /** Whose account it is, for calls of visitors. */
  readonly who?: (sent: Sent<Op>, world: World) => MemberRecord | undefined
}

interface WithId {
  readonly body: { readonly id: string }
}

const ofObject =
  <Kind extends LoggedObject>(object: Kind) =>
  (kind: AdminLogKind) =>
    ({ kind, object, id: ({ body }: WithId) => body.id }) as const
const ofOrder = ofObject('order')
const ofBill = ofObject('bill')

const itself = (kind: AdminLogKind) => ({ kind, itself: true }) as const

/** Whether each call that changes something is logged: null for one that moves neither money nor rights. */
export const loggedCalls: { readonly [Op in Write]: Logged<Op> | null } = {
  payOrder: ofOrder('order_paid'),
  payOrderLater: ofOrder('order_paid'),
  cancelOrder: ofOrder('order_cancelled'),
  confirmOrder: ofOrder('order_changed'),
  declineOrder: ofOrder('order_changed'),
  completeOrder: ofOrder('order_changed'),
  amendOrder: ofOrder('order_changed'),
  changeOrder: ofOrder('order_changed'),
  withdrawOrderChange: ofOrder('order_changed'),
  replaceOrder: ofOrder('order_replaced'),
  refundOrder: ofOrder('refund_asked'),
  withdrawRefund: ofOrder('refund_withdrawn'),
  requestApproval: { kind: 'approval_asked', object: 'order', id: ({ body }) => body.order_id },
  decideApproval: {
    kind: 'approval_decided',
    object: 'order',
    id: (_sent, data) => data?.approval.booking_id,
  },
  // Each order of a batch is logged as the call behind it.
  applyOrderBatch: null,

  applyBill: { kind: 'bill_applied', object: 'bill', id: (_sent, data) => data?.bill.bill_no },
  confirmBill: ofBill('bill_confirmed'),
  disputeBill: ofBill('bill_disputed'),
  withdrawDispute: ofBill('bill_disputed'),
  payBill: ofBill('bill_paid'),
  decideBillPayment: ofBill('payment_confirmed'),
  saveSecondPersonRule: itself('second_person_changed'),
  // Each bill is logged as the call behind it, which a missing permission never reaches.
  payBills: { kind: 'bill_paid', refusedOnly: true },
  withdrawBillPayment: ofBill('bill_payment_withdrawn'),

  closeMonth: { ...itself('month_closed'), object: 'month', id: ({ body }) => body.month },

  topUpWallet: { kind: 'topup_reported', object: 'topup', id: (_sent, data) => data?.topup.id },
  withdrawTopUp: { kind: 'topup_withdrawn', object: 'topup', id: ({ body }) => body.id },
  // Moves no money; the history of the top-up has it.
  replaceTopUpProof: null,
  payContent: { kind: 'content_paid', object: 'article', id: ({ query }) => String(query.object) },

  applyInvoice: { kind: 'invoice_applied', object: 'invoice', id: (_sent, data) => data?.application.id },
  withdrawInvoice: { kind: 'invoice_withdrawn', object: 'invoice', id: ({ body }) => body.id },
  reverseInvoice: { kind: 'invoice_reversed', object: 'invoice', id: ({ body }) => body.id },
  saveInvoiceTitle: { kind: 'title_changed' },
  removeInvoiceTitles: { kind: 'title_changed' },

  saveSubAccount: itself('account_changed'),
  changeSubAccountState: itself('account_suspended'),
  resetSubAccountPassword: itself('password_reset'),
  changeSubAccountAccess: itself('second_factor_reset'),
  changeSecondFactor: itself('second_factor_changed'),
  endSessions: itself('sessions_ended'),
  saveAccessSetting: itself('access_changed'),
  saveMarkupRule: itself('markup_changed'),
  saveVoucherSetting: itself('setting_changed'),
  saveAllocationSetting: itself('allocation_changed'),
  changeAccountBinding: itself('binding_changed'),
  changePassword: { kind: 'password_changed' },
  retrievePassword: {
    kind: 'password_changed',
    who: ({ body: { type, account } }, world) =>
      (type === 'email' ? membersByEmail(world, account) : membersByNumber(world, account))[0],
  },
  signIn: {
    kind: 'signed_in',
    refusedOnly: true,
    who: ({ body }, world) => {
      if ('username' in body) return findMember(world, body.username)
      const asked = 'challenge' in body ? world.tables.sign_in_challenge.get(body.challenge) : undefined
      return asked && world.tables.member.get(asked.member_id)
    },
  },
  verifyAccount: { kind: 'binding_changed', refusedOnly: true },
  sendSmsCode: { kind: 'binding_changed', refusedOnly: true },
  sendEmailCode: { kind: 'binding_changed', refusedOnly: true },

  signOut: null,
  refreshToken: null,
  checkClickCaptcha: null,
  sendCaptchaCode: null,
  checkCaptchaCode: null,
  bookHotel: null,
  bookCar: null,
  bookTransfer: null,
  rebookOrder: null,
  confirmOrderCheckIn: null,
  remindSupplier: null,
  remindApprover: null,
  saveOrderRemark: null,
  saveOrderAllocation: null,
  exportOrders: null,
  exportOrderReport: null,
  saveOrderView: null,
  removeOrderView: null,
  saveTrip: null,
  changeTripOrders: null,
  removeTrip: null,
  draftTripPart: null,
  requestGroup: null,
  withdrawGroupRequest: null,
  declineGroupOffer: null,
  sendVoucher: null,
  saveDraft: null,
  removeDrafts: null,
  saveGuest: null,
  toggleFavourite: null,
  saveQuote: null,
  recheckQuote: null,
  publishQuote: null,
  chooseQuoteOption: null,
  convertQuote: null,
  readNotifications: null,
  uploadFile: null,
  saveAccountProfile: null,
  savePreference: null,
  applyFriendlyLink: null,
  likeArticle: null,
  collectArticle: null,
  commentArticle: null,
  saveContribution: null,
}
