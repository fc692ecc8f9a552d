import type { Schemas } from '@portal/api-client/contract'
import type { PersonaName } from '../world/personas.ts'
import { bookConfirmedStay } from './bookings.ts'
import type { Scenario } from './scenario.ts'
import { first, type Stage } from './stage.ts'

/** Reports a bank transfer; returns the top-up's number. The reference decides whether the money is found. */
async function reportTransfer(stage: Stage, bank_ref: string): Promise<string> {
  const me = stage.as('goldenland')
  const { data } = await me.upload(new File(['%PDF-1.7'], 'transfer.pdf', { type: 'application/pdf' }))
  const { topup } = await me.mustSucceed('topUpWallet', {
    body: {
      client_ref: stage.ref(),
      money: { amount: '5000.00', currency: 'CNY' },
      bank_ref,
      transfer_date: stage.date(0),
      proof_files: [data.file.url],
      remark: '',
    },
  })
  return topup.id
}

/** Reports a transfer and takes the report back. */
async function withdrawTransfer(stage: Stage, bank_ref: string): Promise<void> {
  const id = await reportTransfer(stage, bank_ref)
  stage.advance(60_000)
  await stage.as('goldenland').mustSucceed('withdrawTopUp', { body: { id } })
}

/** Applies for a bill over a non-refundable order paid on credit. */
async function applyForBill(
  stage: Stage,
  persona: PersonaName = 'jadecredit',
  guests?: readonly string[],
): Promise<Schemas['Bill']> {
  const id = await bookConfirmedStay(stage, persona, {
    hotel: '1009',
    nonRefundable: true,
    channel: 'credit',
    ...(guests && { guests }),
  })
  const { bill } = await stage
    .as(persona)
    .mustSucceed('applyBill', { body: { client_ref: stage.ref(), order_ids: [id] } })
  return bill
}

/** Applies for a bill and confirms it. */
export async function confirmBill(
  stage: Stage,
  persona: PersonaName,
  guests?: readonly string[],
): Promise<Schemas['Bill']> {
  const { bill_no: id, version } = await applyForBill(stage, persona, guests)
  return (await stage.as(persona).mustSucceed('confirmBill', { body: { id, version } })).bill
}

const titles = {
  goldenland: { title_id: 'it-101', kind: 'normal' },
  jadecredit: { title_id: 'it-202', kind: 'special' },
} as const satisfies Partial<Record<PersonaName, { title_id: string; kind: Schemas['InvoiceKind'] }>>

/** Applies for an invoice over one order; returns the application's number. */
async function applyForInvoice(stage: Stage, persona: keyof typeof titles): Promise<string> {
  const me = stage.as(persona)
  const { list } = await me.mustSucceed('listInvoiceableOrders', { query: { limit: 100 } })
  const free = list.filter(({ blocked_key }) => blocked_key === null)
  const { booking_id: id, invoiceable } = first(free, 'order that can be invoiced')
  const { application } = await me.mustSucceed('applyInvoice', {
    body: {
      ...titles[persona],
      client_ref: stage.ref(),
      orders: [{ id, amount: invoiceable.amount }],
      delivery: { email: 'finance@goldenland.example' },
    },
  })
  return application.id
}

/** Gets an invoice issued; returns its application's number. */
async function issueInvoice(stage: Stage): Promise<string> {
  const id = await applyForInvoice(stage, 'goldenland')
  stage.advance(13 * 60_000)
  return id
}

/** Top-ups, bills and invoices. */
export const moneyScenarios = {
  top_up_waiting: {
    group: 'money',
    title: { en: 'Top-up being checked', 'zh-cn': '充值审核中' },
    text: {
      en: 'A bank transfer is reported and is credited after ten minutes.',
      'zh-cn': '已提交银行转账，十分钟后入账。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      await reportTransfer(stage, 'TR-8841')
      return { path: '/user/account/balance' }
    },
  },
  top_up_refused: {
    group: 'money',
    title: { en: 'Top-up refused', 'zh-cn': '充值被退回' },
    text: {
      en: 'The bank has no such transfer; the top-up was refused.',
      'zh-cn': '银行查无此笔转账，充值申请被退回。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      await reportTransfer(stage, 'TR-20260000')
      stage.advance(11 * 60_000)
      return { path: '/user/account/balance' }
    },
  },
  top_up_withdrawn: {
    group: 'money',
    title: { en: 'Top-up withdrawn', 'zh-cn': '充值已撤回' },
    text: {
      en: 'The report of a bank transfer was withdrawn; no money has moved.',
      'zh-cn': '充值提交后又撤回，账户没有变动。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      await withdrawTransfer(stage, 'TR-8842')
      return { path: '/user/account/balance' }
    },
  },
  top_up_arrived: {
    group: 'money',
    title: { en: 'Withdrawn top-up credited', 'zh-cn': '已撤回的充值到账' },
    text: {
      en: 'A withdrawn transfer arrived all the same and was credited.',
      'zh-cn': '充值撤回后转账仍然到账，已计入余额。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      await withdrawTransfer(stage, 'TR-20269999')
      stage.advance(11 * 60_000)
      return { path: '/user/account/balance' }
    },
  },
  bill_to_confirm: {
    group: 'money',
    title: { en: 'Bill to confirm', 'zh-cn': '账单待确认' },
    text: { en: 'A bill is issued: confirm or dispute it.', 'zh-cn': '账单已出具，可确认或提出异议。' },
    persona: 'jadecredit',
    prepare: async (stage) => {
      const { bill_no } = await applyForBill(stage)
      return { path: `/user/bill/details?bill=${bill_no}` }
    },
  },
  bill_to_pay: {
    group: 'money',
    title: { en: 'Bill to pay', 'zh-cn': '账单待付款' },
    text: {
      en: 'A confirmed bill can be paid from the balance or by bank transfer, in parts as well.',
      'zh-cn': '账单已确认，可用余额或银行转账支付，也可分次支付。',
    },
    persona: 'pacificusd',
    prepare: async (stage) => {
      const { bill_no } = await confirmBill(stage, 'pacificusd')
      return { path: `/user/bill/details?bill=${bill_no}` }
    },
  },
  bills_to_pay: {
    group: 'money',
    title: { en: 'Several bills to pay', 'zh-cn': '多张账单待付款' },
    text: {
      en: 'Several confirmed bills can be selected and paid at once.',
      'zh-cn': '多张账单已确认，可勾选后一次付款。',
    },
    persona: 'jadecredit',
    prepare: async (stage) => {
      for (const guests of [
        ['LI JUN', 'LI NA'],
        ['HE PING', 'HE YAN'],
        ['GAO FENG', 'GAO JIE'],
        ['MA CHAO', 'MA LI'],
        ['SUN QI', 'SUN YUE'],
      ])
        await confirmBill(stage, 'jadecredit', guests)
      return { path: '/user/bill/details?status=confirmed' }
    },
  },
  bill_disputed: {
    group: 'money',
    title: { en: 'Bill disputed', 'zh-cn': '账单有异议' },
    text: {
      en: 'A line of the bill is disputed; the answer comes after two hours.',
      'zh-cn': '账单有一行被提出异议，两小时后答复。',
    },
    persona: 'jadecredit',
    prepare: async (stage) => {
      const me = stage.as('jadecredit')
      const { bill_no: id, version } = await applyForBill(stage)
      const { lines } = await me.mustSucceed('getBill', { query: { id } })
      const { line_id } = first(lines.list, 'line of a bill')
      await me.mustSucceed('disputeBill', {
        body: { id, version, lines: [{ line_id, reason: 'The group was smaller', expected: '0.00' }] },
      })
      return { path: `/user/bill/details?bill=${id}` }
    },
  },
  bill_payment_asked: {
    group: 'money',
    title: { en: 'Payment waiting for a second person', 'zh-cn': '付款待第二人确认' },
    text: {
      en: 'Finance asked to pay a bill above the amount that takes a second person; the owner confirms or declines it.',
      'zh-cn': '财务申请支付的账单超过须第二人确认的金额，由主账号确认或拒绝。',
    },
    persona: 'jadecredit',
    prepare: async (stage) => {
      const { bill_no: id, version, outstanding: money } = await confirmBill(stage, 'jadecredit')
      const bill_over = { ...money, amount: '100.00' }
      await stage.as('jadecredit').mustSucceed('saveSecondPersonRule', { body: { bill_over } })
      await stage.as('jade_finance').mustSucceed('payBill', {
        body: { id, version, client_ref: stage.ref(), channel: 'predeposit', money },
      })
      return { path: '/user/approval/list' }
    },
  },
  invoice_applied: {
    group: 'money',
    title: { en: 'Invoice applied for', 'zh-cn': '发票已申请' },
    text: {
      en: 'An application waits for its review; it can be withdrawn until then.',
      'zh-cn': '开票申请等待审核，审核前可撤回。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const id = await applyForInvoice(stage, 'goldenland')
      return { path: `/user/invoice/details?keyword=${id}` }
    },
  },
  invoice_reversed: {
    group: 'money',
    title: { en: 'Invoice reversed', 'zh-cn': '发票已冲红' },
    text: {
      en: 'Ten yuan of an invoice were reversed by a red letter.',
      'zh-cn': '发票中十元已开具红字冲销。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const id = await issueInvoice(stage)
      const body = { id, amount: '10.00', reason: 'The last night was cancelled' }
      await stage.as('goldenland').mustSucceed('reverseInvoice', { body })
      stage.advance(11 * 60_000)
      return { path: `/user/invoice/details?keyword=${id}` }
    },
  },
  invoice_refused: {
    group: 'money',
    title: { en: 'Invoice refused', 'zh-cn': '开票被拒' },
    text: {
      en: 'A special invoice to an old tax number was refused by the review.',
      'zh-cn': '专用发票使用旧税号，审核未通过。',
    },
    persona: 'jadecredit',
    prepare: async (stage) => {
      const id = await applyForInvoice(stage, 'jadecredit')
      stage.advance(13 * 60_000)
      return { path: `/user/invoice/details?keyword=${id}` }
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>
