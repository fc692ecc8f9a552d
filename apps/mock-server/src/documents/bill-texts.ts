import type { Schemas } from '@portal/api-client/contract'
import { moneyText } from '../domain/money/money.ts'
import type { Language, LocalText } from '../texts/language.ts'

const english = {
  title: 'Statement of account',
  bill_no: 'Bill number',
  company: 'Customer',
  period: 'Service dates',
  status: 'State',
  issued: 'Issued on',
  due: 'Due date',
  not_issued: 'not issued yet',
  lines: 'Lines',
  number: 'No.',
  booking: 'Booking ID',
  service: 'Service',
  product: 'Product line',
  guest: 'Guest',
  rooms: 'Rooms',
  hotel_confirmation_code: 'Hotel confirmation no.',
  supplier_ref: 'Supplier reference',
  own_reference: 'Own reference',
  customer: 'Customer',
  cost_centre: 'Cost centre',
  date: 'Last day',
  kind: 'Kind',
  amount: 'Amount',
  currency: 'Currency',
  remark: 'Remark',
  total: 'Total',
  paid: 'Paid',
  outstanding: 'Outstanding',
  payments: 'Payments',
  payee: 'Payment details',
  account_name: 'Account name',
  bank: 'Bank',
  account_number: 'Account number',
  swift: 'SWIFT',
  reference: 'Payment reference',
  dispute_until: 'Dispute by',
  dispute: (reference: string, reason: string, expected: string) =>
    [`Disputed (${reference}): ${reason}`, expected && `Expected ${expected}`].filter(Boolean).join('. '),
  answer: (outcome: string, text: string) => `${outcome}: ${text}`,
  version: (version: number) => `Version ${version}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
}

export type BillTexts = typeof english

const chinese: BillTexts = {
  title: '对账单',
  bill_no: '账单号',
  company: '客户',
  period: '服务日期',
  status: '状态',
  issued: '出账日期',
  due: '付款期限',
  not_issued: '尚未出账',
  lines: '明细',
  number: '序号',
  booking: '订单号',
  service: '产品',
  product: '产品线',
  guest: '客人',
  rooms: '各房间',
  hotel_confirmation_code: '酒店确认号',
  supplier_ref: '供应商参考号',
  own_reference: '团号/PO',
  customer: '客户',
  cost_centre: '成本中心',
  date: '服务结束日',
  kind: '类型',
  amount: '金额',
  currency: '币种',
  remark: '备注',
  total: '合计',
  paid: '已付',
  outstanding: '未付',
  payments: '付款记录',
  payee: '收款信息',
  account_name: '收款户名',
  bank: '开户行',
  account_number: '收款账号',
  swift: 'SWIFT 代码',
  reference: '付款附言',
  dispute_until: '异议截止',
  dispute: (reference, reason, expected) =>
    [`异议 ${reference}：${reason}`, expected && `应为 ${expected}`].filter(Boolean).join('；'),
  answer: (outcome, text) => `${outcome}：${text}`,
  version: (version) => `第 ${version} 版`,
  page: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
}

export const billTexts: Readonly<Record<Language, BillTexts>> = { en: english, 'zh-cn': chinese }

/** A bill with all its lines, its texts in one language. */
export interface Statement {
  readonly bill: Schemas['Bill']
  readonly lines: readonly Schemas['BillLine'][]
  readonly company: LocalText
  /** The company's time zone. */
  readonly tz: string
  readonly payee: Schemas['Payee']
}

/** What was said about a line: its remark, or its dispute with the answer. */
export function remarksOf(
  { remark, dispute }: Statement['lines'][number],
  { dispute: disputed, answer }: BillTexts,
): string[] {
  if (!dispute) return [remark].filter(Boolean)
  const { reference, reason, expected } = dispute
  const said = disputed(reference, reason, expected ? moneyText(expected) : '')
  return [remark, said, dispute.answer ? answer(dispute.outcome_text ?? '', dispute.answer) : ''].filter(
    Boolean,
  )
}
