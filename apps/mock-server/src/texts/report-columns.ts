import { both } from './language.ts'

/** Titles of the columns of an exported report; its first column is the group. */
export const reportColumnTitles = {
  month: both('Month', '月份'),
  product: both('Product line', '产品线'),
  operator: both('Operator', '操作人'),
  customer: both('Customer', '客户'),
  cost_centre: both('Cost centre', '成本中心'),
  bookings: both('Bookings', '有效订单'),
  lost: both('Cancelled or lost', '取消或失效订单'),
  room_nights: both('Room nights', '间夜'),
  rides: both('Rides', '用车'),
  currency: both('Currency', '币种'),
  total_price: both('Selling price', '销售价'),
  total_settlement_price: both('Net price', '结算价'),
  margin: both('Margin', '毛利'),
  cancellation_fee: both('Cancellation fees', '取消费用'),
  refund_money: both('Refunds', '退款'),
} as const

/** The row of the orders that name none, in the file. */
export const withoutGroup = {
  customer: both('Without customer', '无客户'),
  cost_centre: both('Without cost centre', '无成本中心'),
} as const

export type ReportColumn = Exclude<
  keyof typeof reportColumnTitles,
  'month' | 'product' | 'operator' | 'customer' | 'cost_centre'
>
