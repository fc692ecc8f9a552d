import { both } from './language.ts'

/** Of what the rows of an exported table come to. */
export const totalLabel = both('Total of all rows', '所有行合计')
/** The same for orders some of which came to nothing: nobody pays their prices or sleeps their nights. */
export const totalWithoutLost = both(
  'Total; prices and nights without cancelled and lost orders',
  '合计（价格与间夜不含取消及失效订单）',
)
/** The column of a workbook that its totals read: 0 for an order that came to nothing. */
export const inTotals = both('In totals (1 = yes)', '计入合计（1 = 是）')

export const ledgerColumnTitles = {
  seq: both('No.', '序号'),
  time: both('Time', '时间'),
  type: both('Type', '类型'),
  amount: both('Amount', '金额'),
  balance_after: both('Balance', '余额'),
  used: both('Change of the used credit', '已用额度变动'),
  used_after: both('Used credit', '已用额度'),
  currency: both('Currency', '币种'),
  booking_id: both('Booking ID', '订单号'),
  bill_id: both('Bill', '账单'),
  topup_id: both('Top-up', '充值'),
  operator: both('Operator', '操作人'),
  remark: both('Remark', '备注'),
  closed_month: both('After closing of', '涉及的已结账月份'),
} as const

export type LedgerColumn = keyof typeof ledgerColumnTitles
