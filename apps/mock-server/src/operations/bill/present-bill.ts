import { labels, type Schemas } from '@portal/api-client/contract'
import {
  askedOf,
  type BillLineRecord,
  type BillPaymentRecord,
  type BillRecord,
  disputeReference,
  isDisputable,
  outstandingOf,
} from '../../domain/bill/bill.ts'
import { disputeUntil } from '../../domain/bill/due-date.ts'
import { billActions } from '../../domain/bill/lifecycle.ts'
import { payableOf } from '../../domain/bill/payment.ts'
import { confirmUntil } from '../../domain/bill/second-person.ts'
import { type Minor, toMoney } from '../../domain/money/money.ts'
import { hotelCodeOf, leadGuest, roomsText, titleOf } from '../../domain/order/service.ts'
import { toSeconds } from '../../domain/time/zones.ts'
import { billWait } from '../../domain/waits.ts'
import { presentOperator } from '../order/present-order-base.ts'
import { nullableText, presentStaffWait, textOf } from '../present.ts'
import { say, type Viewer } from '../viewer.ts'
import { againstBalance } from './bill-spending.ts'
import { isDecidable } from './second-person-rights.ts'

const secondsOrNull = (at: number | null) => (at === null ? null : toSeconds(at))

export function presentBillSummary(bill: BillRecord, viewer: Viewer): Schemas['BillSummary'] {
  const money = (minor: Minor) => toMoney(minor, bill.currency)
  const payable = payableOf(bill)
  return {
    bill_no: bill.id,
    source: bill.source,
    source_text: textOf('BillSource', bill.source, viewer),
    period_from: bill.period_from,
    period_to: bill.period_to,
    status: bill.status,
    status_text: textOf('BillStatus', bill.status, viewer),
    wait: presentStaffWait(billWait(bill), viewer),
    total: money(bill.total),
    paid: money(bill.paid),
    outstanding: money(outstandingOf(bill)),
    payable: money(payable),
    balance_block: nullableText('ReasonKey', payable > 0 ? againstBalance(bill, 1, viewer) : null, viewer),
    asked: askedOf(bill) > 0 ? money(askedOf(bill)) : null,
    lines_count: bill.lines.length,
    issue_time: bill.issue_time,
    dispute_until: secondsOrNull(disputeUntil(bill, viewer.company)),
    due_date: bill.due_date,
    version: bill.version,
  }
}

export function presentBill(bill: BillRecord, viewer: Viewer): Schemas['Bill'] {
  return {
    ...presentBillSummary(bill, viewer),
    currency: bill.currency,
    confirm_time: bill.confirm_time,
    auto_confirmed: bill.auto_confirmed,
    paid_time: bill.paid_time,
    payments: bill.payments.map((payment) => presentPayment(payment, bill.currency, viewer)),
    actions: billActions(bill, viewer.actor.nodes).map(({ action, reason_key }) => ({
      action,
      action_text: textOf('BillAction', action, viewer),
      enabled: reason_key === null,
      reason_key,
      reason_text: nullableText('ReasonKey', reason_key, viewer),
    })),
    remark: bill.remark,
  }
}

function presentPayment(
  payment: BillPaymentRecord,
  currency: string,
  viewer: Viewer,
): Schemas['BillPayment'] {
  return {
    id: payment.id,
    channel: payment.channel,
    channel_text: textOf('BillPayChannel', payment.channel, viewer),
    money: toMoney(payment.amount, currency),
    time: payment.time,
    status: payment.status,
    status_text: textOf('BillPaymentStatus', payment.status, viewer),
    proof_files: [...payment.proof_files],
    paid_by: presentOperator(payment.operator),
    confirm_until: confirmUntil(payment),
    decided_by: payment.decided ? presentOperator(payment.decided.by) : null,
    decide_note: payment.decided?.note ?? '',
    decidable: isDecidable(payment, viewer),
  }
}

export function presentBillLine(
  line: BillLineRecord,
  { currency }: Pick<BillRecord, 'currency'>,
  viewer: Viewer,
): Schemas['BillLine'] {
  const order = viewer.world.tables.order.get(line.order_id)
  if (!order) throw new Error(`The line ${line.line_id} is about no order`)
  return {
    line_id: line.line_id,
    booking_id: line.order_id,
    order_type: order.order_type,
    order_type_text: textOf('OrderType', order.order_type, viewer),
    kind: line.kind,
    kind_text: textOf('BillLineKind', line.kind, viewer),
    title: say(titleOf(order), viewer),
    guest: leadGuest(order),
    rooms_text: say(roomsText(order), viewer),
    hotel_confirmation_code: hotelCodeOf(order),
    supplier_ref: order.supplier_ref,
    allocation: { ...order.allocation },
    service_date: line.service_date,
    money: toMoney(line.amount, currency),
    remark: line.remark ? say(line.remark, viewer) : '',
    dispute: line.dispute && {
      reference: disputeReference(line),
      round: line.dispute.first ? 2 : 1,
      reason: line.dispute.reason,
      expected: line.dispute.expected === null ? null : toMoney(line.dispute.expected, currency),
      files: [...line.dispute.files],
      time: line.dispute.time,
      outcome: line.dispute.outcome,
      outcome_text: nullableText('BillDisputeOutcome', line.dispute.outcome, viewer),
      granted: line.dispute.granted === 0 ? null : toMoney(line.dispute.granted, currency),
      answer: line.dispute.answer && say(line.dispute.answer, viewer),
    },
    disputable: isDisputable(line),
  }
}

export const billBlockText = (key: Schemas['BillBlock'] | null, { language }: Viewer): string | null =>
  key === null ? null : labels.BillBlock[language][key]
