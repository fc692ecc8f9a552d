import type { Schemas } from '@portal/api-client/contract'
import type { Language, LocalText } from '../texts/language.ts'

const english = {
  title: 'Ledger statement',
  period: 'Period',
  zone: 'Time zone',
  issued: 'Issued on',
  time: 'Time',
  kind: 'Kind',
  reference: 'For',
  own_reference: 'Own reference',
  in: 'In',
  out: 'Out',
  balance: 'Balance',
  used: 'Used',
  credit_used: 'Credit used',
  opening: 'Opening',
  carried: 'Brought forward',
  closing: 'Closing',
  none: 'No transactions in this period',
  bill: (id: string) => `Bill ${id}`,
  topup: (id: string) => `Top-up ${id}`,
  after_closing: (month: string) => `After closing of ${month}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
}

export type LedgerTexts = typeof english

const chinese: LedgerTexts = {
  title: '资金流水单',
  period: '期间',
  zone: '时区',
  issued: '出具时间',
  time: '时间',
  kind: '类型',
  reference: '关联',
  own_reference: '团号/PO',
  in: '收入',
  out: '支出',
  balance: '余额',
  used: '已用',
  credit_used: '已用授信',
  opening: '期初',
  carried: '承前页',
  closing: '期末',
  none: '期间内没有流水',
  bill: (id) => `账单 ${id}`,
  topup: (id) => `充值单 ${id}`,
  after_closing: (month) => `${month} 结账后`,
  page: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
}

export const ledgerTexts: Readonly<Record<Language, LedgerTexts>> = { en: english, 'zh-cn': chinese }

/** One account in one currency: its movements of the period, oldest first, and its balances around them. */
export interface AccountStatement {
  readonly account: Schemas['PayChannel']
  readonly account_text: string
  readonly opening: Schemas['Money']
  readonly closing: Schemas['Money']
  readonly movements: readonly {
    readonly entry: Schemas['LedgerEntry']
    /** That of the order; empty without one. */
    readonly own_reference: string
  }[]
}

export interface LedgerStatement {
  readonly company: LocalText
  /** The company's time zone, in which days begin and times are printed. */
  readonly tz: string
  readonly date_from: string
  readonly date_to: string
  /** Epoch s. */
  readonly issued_time: number
  readonly accounts: readonly AccountStatement[]
}
