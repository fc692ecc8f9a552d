import { billableFrom } from '../bill/billable.ts'
import { type BillingTerms, billDueDate } from '../bill/due-date.ts'
import { availableOn } from '../ledger/position.ts'
import type { Minor } from '../money/money.ts'
import { localClock } from '../time/zones.ts'
import { inputChecks } from './guards.ts'
import type { OrderRecord, PayChannel, ReasonKey } from './order.ts'
import { heldOn } from './pay-later.ts'
import type { Situation } from './situation.ts'

/** What paying through a channel would do; amounts in the order's currency. */
interface ChannelPreview {
  channel: PayChannel
  available_before: Minor
  /** Below 0 when the channel does not cover the price. */
  available_after: Minor
  /** Null when the channel covers it. */
  shortfall: Minor | null
  allowed: boolean
  reason_key: ReasonKey | null
  /** For credit, the due date of its bill, in the company's time zone. */
  bill_due_date: string | null
}

const channels: readonly PayChannel[] = ['predeposit', 'credit']

/** `tz` is the company's, whose bills follow its own calendar. */
export function previewPayment(situation: Situation, terms: BillingTerms & { tz: string }): ChannelPreview[] {
  const { order, position } = situation
  return channels.map((channel) => {
    const before = availableOn(position, channel) + heldOn(situation.hold, channel)
    const after = before - order.total_settlement_price
    const reason_key = reasonAgainstChannel(situation, channel)
    return {
      channel,
      available_before: before,
      available_after: after,
      shortfall: after < 0 ? -after : null,
      allowed: reason_key === null,
      reason_key,
      bill_due_date:
        channel === 'credit' && position.has_credit
          ? billDueDate(terms, billableDate(order, terms.tz, situation.now))
          : null,
    }
  })
}

/** The first precondition of the pay row that fails, as a reason. */
export function reasonAgainstChannel(situation: Situation, channel: PayChannel): ReasonKey | null {
  if (inputChecks.channel_open(situation, { channel })) return 'CHANNEL_NOT_ALLOWED'
  if (inputChecks.not_overdue(situation, { channel })) return 'CREDIT_OVERDUE'
  if (inputChecks.money_available(situation, { channel }))
    return channel === 'credit' ? 'CREDIT_SHORT' : 'BALANCE_SHORT'
  if (inputChecks.within_limits(situation, { channel })) return 'SUBACCOUNT_LIMIT'
  return null
}

/** The day in the company's calendar on which a credit order becomes billable if paid now. */
function billableDate(order: OrderRecord, tz: string, now: number): string {
  return localClock(Math.max(billableFrom(order), now), tz).date
}
