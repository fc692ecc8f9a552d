import type { InputCheckName } from '../domain/order/guards.ts'
import type { Move } from '../domain/order/moves/move.ts'
import type { PricedFields } from '../domain/order/order.ts'
import type { ActionInput } from '../domain/order/situation.ts'
import type { ErrorKey } from '../domain/refusal.ts'
import { at, change, day, due } from './order-conditions.ts'
import { orderOf } from './order-ways.ts'
import type { SampleAccount } from './sample-account.ts'

/** What moves of the life cycle demand of what is sent with them, how it is not met, and what is answered then. */

const spendAll = (account: SampleAccount) => {
  const { sum, frozen } = account.position.predeposit
  account.post({ account: 'predeposit', type: 'adjust', delta: frozen - sum })
}

interface InputCheckCase {
  /** Changes what is sent, the account, or both, so that the demand is not met. */
  readonly breakIt: (account: SampleAccount, input: ActionInput, move: Move) => ActionInput
  readonly error_key: ErrorKey
}

const without =
  (...names: readonly (keyof ActionInput)[]) =>
  (_account: SampleAccount, input: ActionInput): ActionInput =>
    Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name as keyof ActionInput)))

export const inputCheckCases: Readonly<Record<InputCheckName, InputCheckCase>> = {
  channel_open: {
    breakIt: (account, input) => {
      account.terms = { ...account.terms, credit_limit: null }
      return { ...input, channel: 'credit' }
    },
    error_key: 'ACTION_NOT_ALLOWED',
  },
  not_overdue: {
    breakIt: (account, input) => {
      account.overdue = 1
      return { ...input, channel: 'credit' }
    },
    error_key: 'CREDIT_OVERDUE',
  },
  money_available: {
    breakIt: (account, input) => {
      spendAll(account)
      return input
    },
    error_key: 'BALANCE_SHORT',
  },
  within_limits: {
    breakIt: (account, input) => {
      account.member = { ...account.member, limit_per_order: 1 }
      return input
    },
    error_key: 'SUBACCOUNT_LIMIT',
  },
  difference_available: {
    breakIt: (account, input) => {
      spendAll(account)
      return input
    },
    error_key: 'BALANCE_SHORT',
  },
  offer_within_limits: {
    breakIt: (account, input) => {
      account.member = { ...account.member, limit_per_order: 1 }
      return input
    },
    error_key: 'SUBACCOUNT_LIMIT',
  },
  quote_holds: { breakIt: without('quote'), error_key: 'QUOTE_EXPIRED' },
  penalty_accepted: {
    breakIt: (account, input) => {
      at(account, orderOf(account).service_start - day / 2)
      const quote = account.quote(orderOf(account).id)
      return 'penalty' in quote ? { ...input, quote, accept_penalty: false } : input
    },
    error_key: 'VALIDATION',
  },
  confirmation_code: { breakIt: without('hotel_confirmation_code', 'supplier_ref'), error_key: 'VALIDATION' },
  hotel_code: { breakIt: without('hotel_confirmation_code'), error_key: 'VALIDATION' },
  supplier_reference: { breakIt: without('supplier_ref'), error_key: 'VALIDATION' },
  reason: { breakIt: without('reason'), error_key: 'VALIDATION' },
  offer: { breakIt: without('offer'), error_key: 'ACTION_NOT_ALLOWED' },
  driver: { breakIt: without('driver'), error_key: 'ACTION_NOT_ALLOWED' },
  flight_news: { breakIt: without('flight_news'), error_key: 'ACTION_NOT_ALLOWED' },
  extras: { breakIt: without('extras'), error_key: 'ACTION_NOT_ALLOWED' },
  extras_agreed: {
    breakIt: (account, input) => {
      due(account)
      return { ...input, extras_accepted: false }
    },
    error_key: 'VALIDATION',
  },
  extras_affordable: {
    breakIt: (account, input) => {
      due(account)
      spendAll(account)
      return input
    },
    error_key: 'BALANCE_SHORT',
  },
  amendment_affordable: {
    breakIt: (account, input, move) => {
      spendAll(account)
      const kept = orderOf(account).amendment
      if (kept) change(account, { amendment: { ...kept, settlement_diff: 1 } })
      const { amendment } = input
      if (kept) return input
      if (!amendment || move.from.includes('pending_payment')) return without('amendment')(account, input)
      return { ...input, amendment: { ...amendment, settlement_diff: 1 } }
    },
    error_key: 'BALANCE_SHORT',
  },
  amendment_returnable: {
    breakIt: (account, input) => {
      const { amendment: kept, charged } = orderOf(account)
      const back = { priced: {} as PricedFields, settlement_diff: -2 * charged - 1, price_diff: 0 }
      if (kept) change(account, { amendment: { ...kept, ...back } })
      const { amendment } = input
      return kept || !amendment ? input : { ...input, amendment: { ...amendment, ...back } }
    },
    error_key: 'ACTION_NOT_ALLOWED',
  },
  known_rooms: {
    breakIt: (_account, input) => ({ ...input, room_numbers: [{ room_index: 9, room_number: '1' }] }),
    error_key: 'VALIDATION',
  },
  refund_ground: {
    breakIt: (account, input) => ({
      ...input,
      ground: orderOf(account).order_status === 'no_show' ? 'early_departure' : 'no_show',
    }),
    error_key: 'VALIDATION',
  },
  refund_amount: {
    breakIt: (_account, input) => ({ ...input, refund_amount: 1_000_000_000 }),
    error_key: 'AMOUNT_TOO_HIGH',
  },
}
