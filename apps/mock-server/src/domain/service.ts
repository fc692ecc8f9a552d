import type { LocalText } from '../texts/language.ts'

/** How a product is had: its words, its terms of cancelling and its rows of the life cycle go by this. */
export type Service = 'stay' | 'ride'

/** What is explained when a supplier, staff or the clock do it. */
export type NotedEvent =
  | 'supplier_reject'
  | 'supplier_nack'
  | 'supplier_unknown'
  | 'resolve_reject'
  | 'refuse_refund'
  | 'supplier_refuse_amend'
  | 'no_show'
  | 'extras_unpaid'

/** The same whatever was booked. */
export const commonNotes = {
  extras_unpaid: {
    en: 'The balance or the credit does not cover the extra charges; the order stays open until it does.',
    'zh-cn': '余额或授信不足以支付附加费用，订单将保持未完成，直至扣款成功。',
  },
  refuse_refund: {
    en: 'The supplier has shown that the service was delivered as booked.',
    'zh-cn': '供应商已证明服务按预订提供。',
  },
  supplier_refuse_amend: { en: 'The supplier cannot change it.', 'zh-cn': '供应商无法变更。' },
} satisfies Partial<Record<NotedEvent, LocalText>>
