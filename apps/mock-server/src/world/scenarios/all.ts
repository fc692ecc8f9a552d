import { lowBalance } from './money.ts'
import type { Scenario, ScenarioName } from './scenario.ts'

/** Every scenario by name; the type demands each one. */
export const scenarios: { readonly [Name in ScenarioName]: Scenario } = {
  default: {
    sentence: {
      en: 'Four companies in the middle of an ordinary month.',
      'zh-cn': '四家公司，普通的一个月。',
    },
    amend: (base) => base,
  },
  low_balance: {
    sentence: { en: 'Hardly any balance is left.', 'zh-cn': '余额所剩无几。' },
    amend: lowBalance,
  },
  credit_overdue: {
    sentence: { en: 'A bill is overdue, so credit is blocked.', 'zh-cn': '账单逾期，授信被冻结。' },
    unpaid: true,
    amend: (base) => base,
  },
  empty_account: {
    sentence: { en: 'Nothing has been booked yet.', 'zh-cn': '还没有任何订单。' },
    orders: 0,
    amend: (base) => base,
  },
  many_orders: {
    sentence: { en: 'Ten thousand orders and five thousand hotels.', 'zh-cn': '一万张订单，五千家酒店。' },
    orders: 10_000,
    hotels: 5000,
    amend: (base) => base,
  },
  center_closed: {
    sentence: {
      en: 'The member centre is closed; nobody can sign in.',
      'zh-cn': '会员中心已关闭，无法登录。',
    },
    amend: (base) => base,
  },
}
