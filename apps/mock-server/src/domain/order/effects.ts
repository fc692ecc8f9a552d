import type { Hold, LedgerEntry } from '../ledger/entry.ts'
import { copyPosition, type Position } from '../ledger/position.ts'
import { captureHold, openHold, refund, releaseHold, resizeHold } from '../ledger/posting.ts'
import { type Minor, toMinor } from '../money/money.ts'
import { toSeconds } from '../time/zones.ts'
import { applyOffer } from './offer.ts'
import { type OrderRecord, type RefundRecord, settlementMoney } from './order.ts'
import type { ActionInput, Change, OrderJobKind, Situation, SupplierRequest } from './situation.ts'

const dayMs = 86_400_000

/** A change in the making: a private copy that effects write on. */
export interface Draft {
  order: OrderRecord
  readonly position: Position
  hold: Hold | null
  readonly holds: Map<string, Hold>
  readonly entries: LedgerEntry[]
  readonly schedule: { kind: OrderJobKind; due: number }[]
  readonly unschedule: OrderJobKind[]
  supplier: SupplierRequest | null
  readonly situation: Situation
}

export function draftOf(situation: Situation): Draft {
  return {
    order: situation.order,
    position: copyPosition(situation.position),
    hold: situation.hold,
    holds: new Map(),
    entries: [],
    schedule: [],
    unschedule: [],
    supplier: null,
    situation,
  }
}

export function changeOf(draft: Draft): Change {
  const { order, entries, schedule, unschedule, supplier } = draft
  return { order, entries, holds: [...draft.holds.values()], schedule, unschedule, supplier }
}

type Effect = (draft: Draft, input: ActionInput) => void

/** What a move does beside changing the status; named by the life-cycle table. */
export const effects = {
  hold_money: (draft, { channel = 'predeposit' }) => {
    const { order, situation } = draft
    const wanted = { order_id: order.id, account: channel, amount: order.total_settlement_price }
    keepHold(draft, openHold(draft.position, { ...wanted, attempt: order.version }, situation.now))
    amend(draft, {
      pay_channel: channel,
      pay_time: toSeconds(situation.now),
      paid_by: situation.actor.id,
      pay_expire_time: null,
    })
    draft.unschedule.push('expire_order')
  },
  send_to_supplier: (draft) => {
    draft.supplier = 'book'
  },
  send_cancellation: (draft) => {
    draft.supplier = 'cancel'
  },
  stop_waiting: (draft) => {
    const pay_expire_time = draft.order.order_status === 'expired' ? draft.order.pay_expire_time : null
    amend(draft, { change_offer: null, pay_expire_time })
    draft.unschedule.push(
      'expire_order',
      'supplier_answer',
      'supplier_silent',
      'offer_expire',
      'complete_order',
    )
  },
  note_confirmation: (draft, { hotel_confirmation_code, supplier_ref }) => {
    const code = hotel_confirmation_code?.trim() ?? ''
    amend(draft, {
      hotel_confirmation_code: code || draft.order.hotel_confirmation_code,
      reconfirm_time: code ? toSeconds(draft.situation.now) : draft.order.reconfirm_time,
      supplier_ref: supplier_ref ?? draft.order.supplier_ref,
      change_offer: null,
    })
    draft.unschedule.push('supplier_answer', 'supplier_silent', 'offer_expire')
  },
  capture_hold: (draft) => {
    const captured = captureHold(draft.position, openHoldOf(draft), draft.situation.now, operatorOf(draft))
    keepHold(draft, captured.hold)
    draft.entries.push(captured.entry)
    amend(draft, { charged: draft.order.charged + captured.hold.amount })
  },
  release_hold: (draft) => {
    keepHold(draft, releaseHold(draft.position, openHoldOf(draft), draft.situation.now))
  },
  issue_voucher: (draft) => {
    amend(draft, { voucher_version: (draft.order.voucher_version ?? 0) + 1 })
  },
  /** The cancelled state is printed too, so it is a version of its own. */
  withdraw_voucher: (draft) => {
    const { voucher_version } = draft.order
    if (voucher_version !== null) amend(draft, { voucher_version: voucher_version + 1 })
  },
  await_service_end: (draft) => {
    draft.schedule.push({ kind: 'complete_order', due: draft.order.service_end + dayMs })
  },
  store_offer: (draft, { offer }) => {
    if (!offer) throw new Error('The offer was checked before')
    amend(draft, { change_offer: offer })
    draft.unschedule.push('supplier_answer', 'supplier_silent')
    draft.schedule.push({ kind: 'offer_expire', due: offer.offer_expire_time * 1000 })
  },
  accept_offer: (draft) => {
    const { change_offer } = draft.order
    if (!change_offer) throw new Error('An order that awaits acceptance has an offer')
    draft.order = applyOffer(draft.order, change_offer)
    // Who accepts another price pays it, also in the place of somebody who may not.
    amend(draft, { paid_by: draft.situation.actor.id ?? draft.order.paid_by })
    keepHold(draft, resizeHold(draft.position, openHoldOf(draft), draft.order.total_settlement_price))
  },
  lock_for_cancelling: (draft, { quote, reason = '' }) => {
    const from = draft.situation.order.order_status
    amend(draft, { cancellation: { from, penalty: quote?.penalty ?? 0, reason } })
    draft.unschedule.push('supplier_answer', 'supplier_silent')
  },
  settle_cancellation: (draft) => {
    const { cancellation } = draft.order
    if (!cancellation) throw new Error('A cancelling order knows where it came from')
    if (draft.hold) keepHold(draft, releaseHold(draft.position, draft.hold, draft.situation.now))
    else giveBack(draft, settlementMoney(draft.order) - cancellation.penalty, cancellation.reason)
  },
  resume_after_refusal: (draft) => {
    if (draft.order.cancellation?.from === 'pending_confirm') draft.supplier = 'await'
    amend(draft, { cancellation: null })
  },
  note_room_numbers: (draft, { room_numbers = [] }) => {
    const numbers = new Map(room_numbers.map((room) => [room.room_index, room.room_number]))
    const rooms = draft.order.rooms.map((room) => ({
      ...room,
      room_number: numbers.get(room.room_index) ?? room.room_number,
    }))
    amend(draft, { rooms })
  },
  charge_no_show: (draft) => {
    const settlement = settlementMoney(draft.order)
    const penalty = Math.min(toMinor(draft.order.policy.no_show.amount), settlement)
    giveBack(draft, settlement - penalty, '')
  },
  open_refund: (draft, { refund_amount = 0, reason = '' }) => {
    const { order, situation } = draft
    const request: RefundRecord = {
      refund_id: `rf-${order.id}-${order.refunds.length + 1}`,
      type: 'after_sales',
      requested: refund_amount,
      approved: null,
      refund_to: order.pay_channel ?? 'predeposit',
      status: 'requested',
      reason,
      files: [],
      apply_time: toSeconds(situation.now),
      refund_time: null,
      ledger_entry_id: null,
    }
    amend(draft, { refunds: [...order.refunds, request] })
  },
} satisfies Record<string, Effect>

export type EffectName = keyof typeof effects

export function amend(draft: Draft, fields: Partial<OrderRecord>): void {
  draft.order = { ...draft.order, ...fields }
}

function keepHold(draft: Draft, hold: Hold): void {
  draft.holds.set(hold.id, hold)
  draft.hold = hold.released_time === null ? hold : null
}

function openHoldOf(draft: Draft): Hold {
  if (!draft.hold) throw new Error(`Order ${draft.order.id} has no open hold`)
  return draft.hold
}

function operatorOf({ situation }: Draft): LedgerEntry['operator'] {
  const { actor } = situation
  return actor.type === 'member' && actor.id ? { id: actor.id, nickname: actor.name } : null
}

/** Writes a refund once and counts it on the order; nothing happens for 0. */
function giveBack(draft: Draft, amount: Minor, reason: string): void {
  const { order, situation } = draft
  const channel = order.pay_channel
  if (amount <= 0 || !channel) return
  const wanted = {
    order_id: order.id,
    channel,
    amount,
    repaid: order.repaid,
    settlement: settlementMoney(order),
  }
  const entries = refund(draft.position, wanted, situation.now)
  draft.entries.push(...entries)
  const settled = entries.find(({ type }) => type === 'refund_of_settled_credit')?.delta ?? 0
  const time = toSeconds(situation.now)
  const record: RefundRecord = {
    refund_id: `rf-${order.id}-${order.refunds.length + 1}`,
    type: 'cancellation',
    requested: amount,
    approved: amount,
    refund_to: channel === 'credit' && settled === amount ? 'predeposit' : channel,
    status: 'refunded',
    reason,
    files: [],
    apply_time: time,
    refund_time: time,
    ledger_entry_id: entries[0]?.id ?? null,
  }
  amend(draft, {
    refunded: order.refunded + amount,
    repaid: order.repaid - settled,
    refund_time: time,
    refunds: [...order.refunds, record],
  })
}
