import { bookConfirmedStay, bookStay, findRate, orderPath, payment } from '../bookings.ts'
import { confirmBill } from '../money.ts'
import { first } from '../stage.ts'
import { attemptOf, type Refusals, refuseNext } from './refusal.ts'

/** Balance, credit, bills, invoices and refunds. */
export const moneyRefusals: Refusals<
  | 'BALANCE_SHORT'
  | 'CREDIT_SHORT'
  | 'CREDIT_OVERDUE'
  | 'AMOUNT_TOO_HIGH'
  | 'INVOICE_BLOCKS_REFUND'
  | 'TITLE_INVALID'
  | 'BILL_LOCKED'
  | 'ORDER_NOT_ELIGIBLE'
  | 'CURRENCY_MIXED'
  | 'PAYMENT_OPEN'
> = {
  BALANCE_SHORT: {
    text: { en: 'Pay the order: 88 yuan are left.', 'zh-cn': '请付款：余额只剩 88 元。' },
    persona: 'goldenland',
    state: 'low_balance',
    prepare: async (stage) => {
      const { booking_id: id } = await bookStay(stage.as('goldenland'))
      return {
        path: orderPath(stage, id),
        attempt: attemptOf(stage, 'goldenland', 'payOrder', payment(stage, id)),
      }
    },
  },
  CREDIT_SHORT: {
    text: {
      en: 'The next payment on credit finds the line used up.',
      'zh-cn': '下一次授信付款时提示额度不足。',
    },
    persona: 'jadecredit',
    prepare: async (stage) => {
      const { booking_id: id } = await bookStay(stage.as('jadecredit'))
      refuseNext(stage, 'payOrder', 'CREDIT_SHORT')
      const sent = payment(stage, id, 'credit')
      return { path: orderPath(stage, id), attempt: attemptOf(stage, 'jadecredit', 'payOrder', sent) }
    },
  },
  CREDIT_OVERDUE: {
    text: { en: 'Pay the order on credit: a bill is overdue.', 'zh-cn': '用授信付款：有逾期账单。' },
    persona: 'jadecredit',
    state: 'credit_overdue',
    prepare: async (stage) => {
      const { booking_id: id } = await bookStay(stage.as('jadecredit'))
      const sent = payment(stage, id, 'credit')
      return { path: orderPath(stage, id), attempt: attemptOf(stage, 'jadecredit', 'payOrder', sent) }
    },
  },
  AMOUNT_TOO_HIGH: {
    text: { en: 'Ask for more back than was charged.', 'zh-cn': '申请的退款金额超过已收金额。' },
    persona: 'goldenland',
    prepare: async (stage) => {
      const id = await bookConfirmedStay(stage)
      const { version } = stage.order(id)
      const money = { amount: '999999.00', currency: 'CNY' }
      const body = { id, version, ground: 'goodwill', money, reason: 'No breakfast' } as const
      return { path: orderPath(stage, id), attempt: attemptOf(stage, 'goldenland', 'refundOrder', { body }) }
    },
  },
  INVOICE_BLOCKS_REFUND: {
    text: {
      en: 'The next refund request finds an invoice in its way.',
      'zh-cn': '下一次申请退款时提示需先冲红发票。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const id = await bookConfirmedStay(stage)
      refuseNext(stage, 'refundOrder', 'INVOICE_BLOCKS_REFUND')
      const money = { amount: '10.00', currency: 'CNY' }
      const body = {
        id,
        version: stage.order(id).version,
        ground: 'goodwill',
        money,
        reason: 'No breakfast',
      } as const
      return { path: orderPath(stage, id), attempt: attemptOf(stage, 'goldenland', 'refundOrder', { body }) }
    },
  },
  TITLE_INVALID: {
    text: {
      en: 'Save an invoice title with the tax number 91530100MA6K5T2X3L.',
      'zh-cn': '保存税号为 91530100MA6K5T2X3L 的发票抬头。',
    },
    persona: 'goldenland',
    prepare: (stage) => ({
      path: '/user/invoice/manage',
      attempt: attemptOf(stage, 'goldenland', 'saveInvoiceTitle', {
        body: {
          title_type: 'enterprise',
          title: '昆明金桥旅行社有限公司',
          tax_no: '91530100MA6K5T2X3L',
          address: '昆明市东风东路18号',
          phone: '0871-65550101',
          bank: '中国银行昆明分行',
          account_no: '6222020200112233445',
          email: 'finance@goldenbridge.example',
        },
      }),
    }),
  },
  BILL_LOCKED: {
    text: {
      en: 'The bill is confirmed already; confirming it from an older page is refused.',
      'zh-cn': '账单已确认；从旧页面再次确认会被拒绝。',
    },
    persona: 'jadecredit',
    prepare: async (stage) => {
      const { bill_no: id, version } = await confirmBill(stage, 'jadecredit')
      const attempt = attemptOf(stage, 'jadecredit', 'confirmBill', { body: { id, version } })
      return { path: `/user/bill/details?bill=${id}`, attempt }
    },
  },
  ORDER_NOT_ELIGIBLE: {
    text: {
      en: 'An order whose service is not over cannot be invoiced.',
      'zh-cn': '服务未结束的订单不能开票。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const id = await bookConfirmedStay(stage)
      const body = {
        title_id: 'it-101',
        kind: 'normal' as const,
        client_ref: stage.ref(),
        orders: [{ id, amount: '10.00' }],
        delivery: { email: 'finance@goldenland.example' },
      }
      return {
        path: '/user/invoice/apply',
        attempt: attemptOf(stage, 'goldenland', 'applyInvoice', { body }),
      }
    },
  },
  CURRENCY_MIXED: {
    text: {
      en: 'Two options of one quote are priced in two currencies.',
      'zh-cn': '同一报价的两个方案使用了不同币种。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const { rate_key } = await findRate(stage.as('goldenland'))
      const option = (amount: string, currency: string) => ({ rate_key, sell_price: { amount, currency } })
      const body = {
        title: 'Two nights in Yangon',
        customer: { name: 'Li Na', contact: 'li.na@example.com' },
        expire_time: Math.floor(stage.world.clock.now() / 1000) + 3 * 86_400,
        show: { price: true, policy: true },
        options: [option('2000.00', 'CNY'), option('300.00', 'USD')],
      } as never
      return { path: '/user/quote/list', attempt: attemptOf(stage, 'goldenland', 'saveQuote', { body }) }
    },
  },
  PAYMENT_OPEN: {
    text: {
      en: 'An article is being paid by telephone, and nothing has arrived.',
      'zh-cn': '文章正在扫码支付，尚未到账。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const { cms_article, cms_payment } = stage.world.tables
      const open = cms_article.where(
        ({ id, currency, price, status, author_id }) =>
          currency === 'RMB' &&
          price > 0 &&
          status === 'normal' &&
          author_id > 900 &&
          cms_payment.where(({ article_id }) => article_id === id).length === 0,
      )
      const object = Number(first(open, 'article that costs something').id)
      const query = { project: 'content', object, type: 'wx' } as const
      const { info } = await stage.as('goldenland').mustSucceed('payContent', { query })
      return {
        path: `/cms/info/${object}`,
        attempt: attemptOf(stage, 'goldenland', 'checkContentPayment', { query: { id: info.id } }),
      }
    },
  },
}
