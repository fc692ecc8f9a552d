import type { LocalText } from './language.ts'

/** What the two sums of a rule are. The rule itself has its sentence in the contract. */
interface SumTexts {
  readonly left: LocalText
  readonly right: LocalText
}

const zero: LocalText = { en: 'Zero', 'zh-cn': '零' }

export const selfCheckTexts = {
  balance_is_available_and_frozen: {
    left: { en: 'Prepaid balance', 'zh-cn': '预存款余额' },
    right: { en: 'Available plus on hold', 'zh-cn': '可用金额加冻结金额' },
  },
  credit_within_limit: {
    left: { en: 'Credit used and on hold', 'zh-cn': '已用与冻结的授信' },
    right: { en: 'Part of it within the limits', 'zh-cn': '其中额度以内的部分' },
  },
  balance_after_is_sum: {
    left: { en: 'Last balance of each account', 'zh-cn': '各账户期末余额' },
    right: { en: 'Sum of all transactions', 'zh-cn': '全部流水之和' },
  },
  holds_are_of_open_orders: {
    left: { en: 'Amounts on hold', 'zh-cn': '冻结金额' },
    right: { en: 'Net cost of orders awaiting confirmation', 'zh-cn': '待确认订单的应付结算价' },
  },
  settlement_is_charged_less_refunded: {
    left: { en: 'Settlement amount of all orders', 'zh-cn': '全部订单的结算金额' },
    right: { en: 'Order charges less refunds in the ledger', 'zh-cn': '流水中的订单扣款减退款' },
  },
  charges_are_the_settlement_price: {
    left: { en: 'Charged for orders', 'zh-cn': '订单扣款' },
    right: { en: 'Net cost of these orders', 'zh-cn': '这些订单的应付结算价' },
  },
  cancelled_orders_keep_their_fee: {
    left: { en: 'Kept of cancelled orders', 'zh-cn': '已取消订单未退的金额' },
    right: { en: 'Their cancellation fees', 'zh-cn': '取消费用' },
  },
  settled_credit_refunds_go_to_balance: {
    left: { en: 'Refunds of repaid credit orders to the balance', 'zh-cn': '退回预存款的已结授信订单退款' },
    right: { en: 'Repayments that no order needs any more', 'zh-cn': '订单不再需要的还款' },
  },
  bills_are_their_lines: {
    left: { en: 'Paid and outstanding on bills', 'zh-cn': '账单已付与未付金额' },
    right: { en: 'Sum of their lines', 'zh-cn': '账单各行之和' },
  },
  billed_orders_settle_for_their_lines: {
    left: { en: 'Billed for orders', 'zh-cn': '订单已出账金额' },
    right: { en: 'Part of it that the orders settle for', 'zh-cn': '其中属于订单结算金额的部分' },
  },
  credit_used_is_owed_by_orders: {
    left: { en: 'Credit used', 'zh-cn': '已用授信' },
    right: {
      en: 'Settlement amount of credit orders less bill payments',
      'zh-cn': '授信订单结算金额减已付账单',
    },
  },
  invoiced_within_settlement: {
    left: { en: 'Invoiced and requested', 'zh-cn': '已开票与申请中的金额' },
    right: { en: 'Part of it within the settlement amount', 'zh-cn': '其中结算金额以内的部分' },
  },
  bill_payments_reach_orders: {
    left: { en: 'Paid on bills', 'zh-cn': '账单已付金额' },
    right: { en: 'Credit repayments in the ledger', 'zh-cn': '流水中的授信还款' },
  },
  unconfirmed_orders_cost_nothing: {
    left: { en: 'Charged for orders never confirmed', 'zh-cn': '未确认订单的扣款' },
    right: zero,
  },
  prices_are_their_lines: {
    left: { en: 'Prices of all orders', 'zh-cn': '全部订单总价' },
    right: { en: 'Sum of their price lines', 'zh-cn': '价格明细之和' },
  },
  month_use_within_limits: {
    left: { en: 'Spent beyond monthly limits', 'zh-cn': '超出每月上限的金额' },
    right: zero,
  },
  each_form_made_one_order: {
    left: { en: 'Prices of all orders', 'zh-cn': '全部订单总价' },
    right: {
      en: 'Prices of orders that came from a form of their own',
      'zh-cn': '各表单对应一张订单时的总价',
    },
  },
  vouchers_are_of_confirmed_orders: {
    left: { en: 'Prices of orders with a voucher', 'zh-cn': '有凭证的订单总价' },
    right: { en: 'Prices of those that were confirmed', 'zh-cn': '其中已确认的订单总价' },
  },
  content_payments_are_in_the_ledger: {
    left: { en: 'Paid for content from the balance', 'zh-cn': '以余额支付的内容金额' },
    right: { en: 'Content payments in the ledger', 'zh-cn': '流水中的内容付费' },
  },
  topups_are_verified_transfers: {
    left: { en: 'Top-ups in the ledger', 'zh-cn': '流水中的充值' },
    right: {
      en: 'Verified transfers, and what they brought beyond a bill',
      'zh-cn': '已核实的汇款及超出账单的部分',
    },
  },
  bill_payments_left_the_balance: {
    left: { en: 'Paid on bills from the balance', 'zh-cn': '以余额支付的账单金额' },
    right: { en: 'Bill payments in the ledger', 'zh-cn': '流水中的账单支付' },
  },
  orders_keep_their_fee: {
    left: { en: 'Fees of orders with a refund', 'zh-cn': '有退款订单的应留费用' },
    right: { en: 'Part of it that these orders keep', 'zh-cn': '其中这些订单已保留的金额' },
  },
  extras_are_charged: {
    left: { en: 'Extra charges of completed rides left unpaid', 'zh-cn': '已完成用车未扣的附加费用' },
    right: zero,
  },
} as const satisfies Readonly<Record<string, SumTexts>>
