import { approvalWaiting } from './approval-waiting.ts'
import { billDisputed } from './bill-disputed.ts'
import { billToConfirm } from './bill-to-confirm.ts'
import { billToPay } from './bill-to-pay.ts'
import { bookerWithoutPayment } from './booker-without-payment.ts'
import { brokenAnswers } from './broken-answers.ts'
import { centerClosed } from './center-closed.ts'
import { changeRefused } from './change-refused.ts'
import { changeRequested } from './change-requested.ts'
import { colleagueSuspended } from './colleague-suspended.ts'
import { creditOverdue } from './credit-overdue.ts'
import { driverAssigned } from './driver-assigned.ts'
import { emptyAccount } from './empty-account.ts'
import { extrasReported } from './extras-reported.ts'
import { failingNetwork } from './failing-network.ts'
import { financeOnly } from './finance-only.ts'
import { flightDelayed } from './flight-delayed.ts'
import { freeCancellationNear } from './free-cancellation-near.ts'
import { hotelOnRequest } from './hotel-on-request.ts'
import { invoiceApplied } from './invoice-applied.ts'
import { invoiceRefused } from './invoice-refused.ts'
import { invoiceReversed } from './invoice-reversed.ts'
import { lowBalance } from './low-balance.ts'
import { managesSubAccounts } from './manages-sub-accounts.ts'
import { manyOrders } from './many-orders.ts'
import { nationalitySurcharge } from './nationality-surcharge.ts'
import { networkDown } from './network-down.ts'
import { neverAnswers } from './never-answers.ts'
import { nonRefundable } from './non-refundable.ts'
import { oneProductOnly } from './one-product-only.ts'
import { orderScenarios } from './order/all.ts'
import { ordinary } from './ordinary.ts'
import { payDeadlineNear } from './pay-deadline-near.ts'
import { priceMoved } from './price-moved.ts'
import { quoteChosen } from './quote-chosen.ts'
import { refundRefused } from './refund-refused.ts'
import { refundRequested } from './refund-requested.ts'
import { refusalScenarios } from './refusal/all.ts'
import type { Scenario, ScenarioGroup } from './scenario.ts'
import { sessionEnded } from './session-ended.ts'
import { sessionEnding } from './session-ending.ts'
import { sessionRenewed } from './session-renewed.ts'
import { slowHotel } from './slow-hotel.ts'
import { slowNetwork } from './slow-network.ts'
import { soldOut } from './sold-out.ts'
import { supplierChanges } from './supplier-changes.ts'
import { supplierRejects } from './supplier-rejects.ts'
import { supplierSilent } from './supplier-silent.ts'
import { termsMoved } from './terms-moved.ts'
import { topUpRefused } from './top-up-refused.ts'
import { topUpWaiting } from './top-up-waiting.ts'
import { viewerOnly } from './viewer-only.ts'

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
