import type { LocalText } from '../texts/language.ts'

/** How a product is had: its words, its terms of cancelling and its rows of the life cycle go by this. */
export type Service = 'stay' | 'ride'

/** What is explained when a supplier, staff or the clock do it. */
export type NotedEvent =
  | 'supplier_reject'
  | 'supplier_nack'
  | 'supplier_unknown'
  | 'resolve_reject'
  | 'cancel_expire'
  | 'refuse_refund'
  | 'supplier_refuse_amend'
  | 'amend_expire'
  | 'approval_expire'
  | 'no_show'
  | 'extras_unpaid'

/** What ends a review: the service begins, the order that it replaces costs a fee, or an order paid later is to be paid. */
export type ReviewEnding = 'service' | 'replacement' | 'payment'

/** Why an order was closed that nobody had confirmed. */
export const reviewNotes: Readonly<Record<ReviewEnding, LocalText>> = {
  service: {
    en: 'Nobody confirmed the booking before the service could begin. The amount held has been released.',
    'zh-cn': '服务开始前未获确认，订单已关闭，冻结金额已释放。',
  },
  replacement: {
    en: 'Nobody confirmed the booking before free cancellation of the first one ended. The first booking stays, and the amount held for this one has been released.',
    'zh-cn': '原订单的免费取消期结束前未获确认，本订单已关闭，冻结金额已释放；原订单保留。',
  },
  payment: {
    en: 'Nobody confirmed the booking before it had to be paid. The amount held has been released, and nothing is charged.',
    'zh-cn': '支付期限前未获确认，订单已关闭，冻结金额已释放，未收取任何费用。',
  },
}

/** The same whatever was booked. */
export const commonNotes = {
  extras_unpaid: {
    en: 'The balance or the credit does not cover the extra charges; the order stays open until it does.',
    'zh-cn': '余额或授信不足以支付附加费用，订单将保持未完成，直至扣款成功。',
  },
  cancel_expire: {
    en: 'The supplier did not answer in time; the order is cancelled at the terms that were accepted.',
    'zh-cn': '供应商未按时答复，订单已按确认的取消条款取消。',
  },
  refuse_refund: {
    en: 'The supplier has shown that the service was delivered as booked.',
    'zh-cn': '供应商已证明服务按预订提供。',
  },
  supplier_refuse_amend: { en: 'The supplier cannot change it.', 'zh-cn': '供应商无法变更。' },
  amend_expire: {
    en: 'The supplier did not answer in time; the booking is as it was.',
    'zh-cn': '供应商未按时答复，订单保持不变。',
  },
  approval_expire: {
    en: 'The change was not approved and made in time; the booking is as it was.',
    'zh-cn': '变更未在期限内获批并办理，订单保持不变。',
  },
} satisfies Partial<Record<NotedEvent, LocalText>>
