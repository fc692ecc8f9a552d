import type { LocalText } from '../domain/hotel/priced-rate.ts'
import type { SelfCheckName } from '../domain/ledger/self-check.ts'

/** The rules of the books as sentences. */
export const selfCheckTexts: Readonly<Record<SelfCheckName, LocalText>> = {
  balance_is_available_and_frozen: {
    en: 'The balance is what is available and what is held',
    'zh-cn': '余额等于可用金额加冻结金额',
  },
  credit_within_limit: {
    en: 'Credit used and held stays within the limits',
    'zh-cn': '已用与冻结的授信不超过额度',
  },
  balance_after_is_sum: {
    en: 'The last balance of each account is the sum of its entries',
    'zh-cn': '各账户期末余额等于其流水之和',
  },
  holds_are_of_open_orders: {
    en: 'What is held is the price of the orders that wait for an answer',
    'zh-cn': '冻结金额等于待答复订单的价格之和',
  },
  settlement_is_charged_less_refunded: {
    en: 'Orders settle for what the ledger charged less what it refunded',
    'zh-cn': '订单结算金额等于流水中的扣款减退款',
  },
  charges_are_the_settlement_price: {
    en: 'What orders were charged is their settlement price',
    'zh-cn': '订单扣款等于其结算价',
  },
  cancelled_orders_keep_their_fee: {
    en: 'Cancelled orders settle for their cancellation fees',
    'zh-cn': '已取消订单的结算金额等于其取消费用',
  },
  settled_credit_refunds_go_to_balance: {
    en: 'Refunds of credit orders that were repaid went to the balance',
    'zh-cn': '已结授信订单的退款均退回预存款',
  },
  bills_are_their_lines: {
    en: 'Bills, paid and outstanding, are the sum of their lines',
    'zh-cn': '账单已付与未付之和等于各行之和',
  },
  billed_orders_settle_for_their_lines: {
    en: 'The lines of billed orders are what these orders settle for',
    'zh-cn': '账单各行之和等于相应订单的结算金额',
  },
  credit_used_is_owed_by_orders: {
    en: 'Credit used is what credit orders settle for, less what bills have paid',
    'zh-cn': '已用授信等于授信订单结算金额减已付账单',
  },
  invoiced_within_settlement: {
    en: 'No order is invoiced beyond what it settles for',
    'zh-cn': '开票金额不超过订单结算金额',
  },
  bill_payments_reach_orders: {
    en: 'What was paid on bills has been taken off the credit used',
    'zh-cn': '账单付款全部冲减已用授信',
  },
  unconfirmed_orders_cost_nothing: {
    en: 'Orders that were never confirmed cost nothing',
    'zh-cn': '未确认的订单没有扣款',
  },
  prices_are_their_lines: {
    en: 'The prices of orders are the sum of their price lines',
    'zh-cn': '订单总价等于价格明细之和',
  },
  month_use_within_limits: {
    en: 'No sub-account has spent more this month than it may',
    'zh-cn': '子账号本月用量不超过限额',
  },
  each_form_made_one_order: {
    en: 'No form that was sent twice made two orders',
    'zh-cn': '同一表单没有产生两张订单',
  },
  vouchers_are_of_confirmed_orders: {
    en: 'Only orders that were confirmed have vouchers',
    'zh-cn': '只有已确认的订单有凭证',
  },
}
