import { changeRefused } from './booking/change-refused.ts'
import { changeRequested } from './booking/change-requested.ts'
import { driverAssigned } from './booking/driver-assigned.ts'
import { extrasReported } from './booking/extras-reported.ts'
import { flightDelayed } from './booking/flight-delayed.ts'
import { freeCancellationNear } from './booking/free-cancellation-near.ts'
import { hotelOnRequest } from './booking/hotel-on-request.ts'
import { nationalitySurcharge } from './booking/nationality-surcharge.ts'
import { nonRefundable } from './booking/non-refundable.ts'
import { payDeadlineNear } from './booking/pay-deadline-near.ts'
import { priceMoved } from './booking/price-moved.ts'
import { quoteChosen } from './booking/quote-chosen.ts'
import { soldOut } from './booking/sold-out.ts'
import { supplierChanges } from './booking/supplier-changes.ts'
import { supplierRejects } from './booking/supplier-rejects.ts'
import { supplierSilent } from './booking/supplier-silent.ts'
import { termsMoved } from './booking/terms-moved.ts'
import { approvalWaiting } from './member/approval-waiting.ts'
import { bookerWithoutPayment } from './member/booker-without-payment.ts'
import { colleagueSuspended } from './member/colleague-suspended.ts'
import { emptyAccount } from './member/empty-account.ts'
import { financeOnly } from './member/finance-only.ts'
import { managesSubAccounts } from './member/manages-sub-accounts.ts'
import { manyOrders } from './member/many-orders.ts'
import { oneProductOnly } from './member/one-product-only.ts'
import { sessionEnded } from './member/session-ended.ts'
import { sessionEnding } from './member/session-ending.ts'
import { sessionRenewed } from './member/session-renewed.ts'
import { viewerOnly } from './member/viewer-only.ts'
import { billDisputed } from './money/bill-disputed.ts'
import { billToConfirm } from './money/bill-to-confirm.ts'
import { billToPay } from './money/bill-to-pay.ts'
import { creditOverdue } from './money/credit-overdue.ts'
import { invoiceApplied } from './money/invoice-applied.ts'
import { invoiceRefused } from './money/invoice-refused.ts'
import { invoiceReversed } from './money/invoice-reversed.ts'
import { lowBalance } from './money/low-balance.ts'
import { refundRefused } from './money/refund-refused.ts'
import { refundRequested } from './money/refund-requested.ts'
import { topUpRefused } from './money/top-up-refused.ts'
import { topUpWaiting } from './money/top-up-waiting.ts'
import { brokenAnswers } from './network/broken-answers.ts'
import { centerClosed } from './network/center-closed.ts'
import { failingNetwork } from './network/failing-network.ts'
import { networkDown } from './network/network-down.ts'
import { neverAnswers } from './network/never-answers.ts'
import { slowHotel } from './network/slow-hotel.ts'
import { slowNetwork } from './network/slow-network.ts'
import { orderScenarios } from './order/all.ts'
import { ordinary } from './ordinary.ts'
import { refusalScenarios } from './refusal/all.ts'
import type { Scenario, ScenarioGroup } from './scenario.ts'

/** The situations that stand alone, each in a file of its own. */
const singleScenarios = {
  default: ordinary,
  low_balance: lowBalance,
  credit_overdue: creditOverdue,
  empty_account: emptyAccount,
  many_orders: manyOrders,
  center_closed: centerClosed,
  pay_deadline_near: payDeadlineNear,
  price_moved: priceMoved,
  sold_out: soldOut,
  terms_moved: termsMoved,
  hotel_on_request: hotelOnRequest,
  supplier_silent: supplierSilent,
  supplier_rejects: supplierRejects,
  supplier_changes: supplierChanges,
  slow_hotel: slowHotel,
  non_refundable: nonRefundable,
  nationality_surcharge: nationalitySurcharge,
  free_cancellation_near: freeCancellationNear,
  refund_requested: refundRequested,
  refund_refused: refundRefused,
  change_requested: changeRequested,
  change_refused: changeRefused,
  driver_assigned: driverAssigned,
  flight_delayed: flightDelayed,
  extras_reported: extrasReported,
  quote_chosen: quoteChosen,
  top_up_waiting: topUpWaiting,
  top_up_refused: topUpRefused,
  bill_to_confirm: billToConfirm,
  bill_to_pay: billToPay,
  bill_disputed: billDisputed,
  invoice_applied: invoiceApplied,
  invoice_reversed: invoiceReversed,
  invoice_refused: invoiceRefused,
  viewer_only: viewerOnly,
  finance_only: financeOnly,
  booker_without_payment: bookerWithoutPayment,
  one_product_only: oneProductOnly,
  manages_sub_accounts: managesSubAccounts,
  colleague_suspended: colleagueSuspended,
  approval_waiting: approvalWaiting,
  session_ending: sessionEnding,
  session_renewed: sessionRenewed,
  session_ended: sessionEnded,
  slow_network: slowNetwork,
  failing_network: failingNetwork,
  network_down: networkDown,
  broken_answers: brokenAnswers,
  never_answers: neverAnswers,
} as const satisfies Readonly<Record<string, Scenario>>

/** Every scenario by its key. A product, status or error key that the contract gains does not compile without one. */
export const catalogue = { ...singleScenarios, ...orderScenarios, ...refusalScenarios }

export type ScenarioKey = keyof typeof catalogue

export const scenarioKeys = Object.keys(catalogue) as ScenarioKey[]

export const isScenarioKey = (text: string): text is ScenarioKey => Object.hasOwn(catalogue, text)

export const scenarioOf = (key: ScenarioKey): Scenario => catalogue[key]

/** The keys of one heading, in the order of the catalogue. */
export const keysOf = (group: ScenarioGroup): ScenarioKey[] =>
  scenarioKeys.filter((key) => scenarioOf(key).group === group)
