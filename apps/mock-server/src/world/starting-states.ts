import { positionOf } from '../domain/ledger/position.ts'
import { post } from '../domain/ledger/posting.ts'
import { type Base, deepFreeze, withTables } from './base.ts'
import type { CompanyRecord } from './tables.ts'

/** Named states of the world that a test or a demonstration can start from. */
export type StartingStateName =
  | 'default'
  | 'low_balance'
  | 'credit_overdue'
  | 'empty_account'
  | 'many_orders'
  | 'center_closed'

interface StartingState {
  /** One sentence for the panel. */
  readonly sentence: { readonly en: string; readonly 'zh-cn': string }
  /** How many orders are seeded; without it, the usual number. */
  readonly orders?: number
  /** How many hotels are on sale; without it, the usual number. */
  readonly hotels?: number
  /** The bills of the last month were not paid in time. */
  readonly unpaid?: boolean
  /** Changes the rows that everybody starts with; pure, the base itself is frozen. */
  readonly amend: (base: Base, start: number) => Base
}

/** What remains available to every company, in smallest units. */
const hardlyAnything = 8_800

/** Adjusts every pre-deposit so that almost nothing remains available; holds stay covered. */
function lowBalance(base: Base, start: number): Base {
  const withdrawal = (company: CompanyRecord) => {
    const ledger = { entries: base.tables.ledger_entry, holds: base.tables.hold }
    const position = positionOf(company, ledger, start)
    const delta = position.predeposit.frozen + hardlyAnything - position.predeposit.sum
    return delta < 0 ? [post(position, { account: 'predeposit', type: 'adjust', delta }, start)] : []
  }
  return withTables(base, {
    ledger_entry: () => deepFreeze([...base.tables.ledger_entry, ...base.tables.company.flatMap(withdrawal)]),
  })
}

/** Every starting state by name. */
export const startingStates: { readonly [Name in StartingStateName]: StartingState } = {
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
