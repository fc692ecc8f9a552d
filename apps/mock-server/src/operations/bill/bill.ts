import type { BodyOf, Schemas } from '@portal/api-client/contract'
import { renderBill } from '../../documents/billing-files.ts'
import { askedOf, type BillPaymentRecord, type BillRecord, outstandingOf } from '../../domain/bill/bill.ts'
import { billStatuses, confirmBill, disputeBill, withdrawDispute } from '../../domain/bill/lifecycle.ts'
import { payBill, withdrawPayment } from '../../domain/bill/payment.ts'
import { amountError, isExactAmount, parseAmount, toMinor } from '../../domain/money/money.ts'
import { notAllowed } from '../../domain/order/guards.ts'
import { invalidFields } from '../../domain/refusal.ts'
import { payeeOf } from '../../domain/seller.ts'
import { localClock } from '../../domain/time/zones.ts'
import { verifyPaceMs } from '../../domain/wallet/topup.ts'
import { FileAnswer, type Operations } from '../../edge/operation.ts'
import type { FieldErrorKey } from '../../texts/text.ts'
import { transferJob } from '../../world/bill-jobs.ts'
import { countByStatus, ownDocuments, sumsByCurrency } from '../documents.ts'
import { isOwnFile } from '../files.ts'
import { onceAsSent } from '../once.ts'
import { pageOf } from '../page.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { presentEntry } from '../wallet/wallet.ts'
import { billSituation, saveBill } from './bill-repository.ts'
import { askSecondPerson, tellWithdrawn, wantsSecondPerson } from './bill-second-person.ts'
import { againstBalance } from './bill-spending.ts'
import { currentBill, ownBill } from './own-bill.ts'
import { presentBill, presentBillLine, presentBillSummary } from './present-bill.ts'

/** Changes a bill for a member and returns it. */
function changeBill(
  { id, version }: { readonly id: string; readonly version: number },
  move: (bill: BillRecord) => BillRecord,
  viewer: Viewer,
): { bill: Schemas['Bill'] } {
  const bill = currentBill(id, version, viewer)
  const done = move(bill)
  const kept = saveBill(viewer.world, { bill: done, orders: [], entries: [] }, viewer.now)
  return { bill: presentBill(kept, viewer) }
}

/** Whether the services of a bill, or the day of its issue, are of a month. */
export const isOfMonth = (
  { period_from, period_to, issue_time }: BillRecord,
  month: string,
  tz: string,
): boolean =>
  (period_from.slice(0, 7) <= month && period_to.slice(0, 7) >= month) ||
  (issue_time !== null && localClock(issue_time * 1000, tz).date.slice(0, 7) === month)

function filesError(
  files: readonly string[],
  pathOf: (index: number) => string,
  { world, member }: Viewer,
): Record<string, FieldErrorKey> {
  const strange = files.findIndex((url) => !isOwnFile(world, member, url))
  return strange < 0 ? {} : { [pathOf(strange)]: 'file_unknown' }
}

/** What a member says against lines; throws where an expected amount or a file cannot be taken. */
function objectionsTo({ currency }: BillRecord, { lines }: BodyOf<'disputeBill'>, viewer: Viewer) {
  const errors = lines.flatMap(({ expected, files = [] }, index) => [
    ...Object.entries(filesError(files, (at) => `lines[${index}].files[${at}]`, viewer)),
    ...(expected === undefined || isExactAmount(expected, currency)
      ? []
      : [[`lines[${index}].expected`, 'amount_scale'] as const]),
  ])
  if (errors.length > 0) throw invalidFields(Object.fromEntries(errors))
  return lines.map(({ line_id, reason, expected, files = [] }) => ({
    line_id,
    reason,
    expected: expected === undefined ? null : parseAmount(expected, currency),
    files,
  }))
}

function paymentErrors(
  { money, channel, proof_files = [] }: BodyOf<'payBill'>,
  bill: BillRecord,
  viewer: Viewer,
): Record<string, FieldErrorKey> {
  if (money.currency !== bill.currency) return { 'money.currency': 'currency_own' }
  const error = amountError(money.amount, bill.currency)
  if (error) return { 'money.amount': error }
  if (channel === 'bank_transfer' && proof_files.length === 0) return { proof_files: 'proof_required' }
  return filesError(proof_files, (index) => `proof_files[${index}]`, viewer)
}

/** Pays once; returns bill and payment id as `B…/bp-…`. */
function payOnce(body: BodyOf<'payBill'>, viewer: Viewer): string {
  const { world, now, member } = viewer
  const bill = currentBill(body.id, body.version, viewer)
  const errors = paymentErrors(body, bill, viewer)
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  const amount = toMinor(body.money)
  const reason = body.channel === 'predeposit' ? againstBalance(bill, amount, viewer) : null
  if (reason) throw notAllowed(reason)
  const id = `bp-${bill.payments.length + 1}`
  const asked = body.channel === 'predeposit' && wantsSecondPerson(bill, amount, viewer)
  const paid = payBill(billSituation(world, bill, now), {
    id,
    channel: body.channel,
    amount,
    proof_files: body.proof_files ?? [],
    operator: { id: member.id, nickname: member.nickname },
    asked,
  })
  const kept = saveBill(world, paid, now)
  if (asked) askSecondPerson(kept, id, viewer)
  if (body.channel === 'bank_transfer') world.jobs.schedule(transferJob(bill.id, id, now + verifyPaceMs))
  return `${bill.id}/${id}`
}

function entryOf(payment: BillPaymentRecord | undefined, viewer: Viewer): Schemas['LedgerEntry'] | null {
  const id = payment?.ledger_entry_id ?? null
  const entry = id === null ? undefined : viewer.world.tables.ledger_entry.get(id)
  return entry ? presentEntry(entry, viewer) : null
}

/** The statement of a bill as a file. */
export async function billFile(
  bill: BillRecord,
  format: Schemas['BillFileFormat'],
  viewer: Viewer,
): Promise<FileAnswer> {
  const statement = {
    bill: presentBill(bill, viewer),
    lines: bill.lines.map((line) => presentBillLine(line, bill, viewer)),
    company: viewer.company.name,
    tz: viewer.company.tz,
    payee: payeeOf(viewer.company, bill.currency),
  }
  const { bytes, media_type } = await renderBill(statement, format, viewer.language)
  return new FileAnswer(bytes, media_type, `statement-${bill.id}-v${bill.version}.${format}`)
}

export const billOperations = {
  listBills: (call, world) => {
    const viewer = viewerOf(call, world)
    const { status = [], period, asked = false } = call.query
    const ofPeriod = ownDocuments(world.tables.bill.all(), viewer).filter(
      (bill) =>
        (period === undefined || isOfMonth(bill, period, viewer.company.tz)) && (!asked || askedOf(bill) > 0),
    )
    const found = ofPeriod.filter((bill) => status.length === 0 || status.includes(bill.status))
    return {
      ...pageOf(found, call.query, (bill) => presentBillSummary(bill, viewer)),
      outstanding: sumsByCurrency(
        found.map((bill) => ({
          currency: bill.currency,
          amount: outstandingOf(bill),
        })),
      ),
      by_status: countByStatus(billStatuses, ofPeriod),
    }
  },

  getBill: (call, world) => {
    const viewer = viewerOf(call, world)
    const bill = ownBill(call.query.id, viewer)
    const lines = pageOf(bill.lines, call.query, (line) => presentBillLine(line, bill, viewer))
    return { bill: presentBill(bill, viewer), lines }
  },

  confirmBill: (call, world) => {
    const viewer = viewerOf(call, world)
    return changeBill(call.body, (bill) => confirmBill(bill, viewer.company.tz, viewer.now), viewer)
  },

  disputeBill: (call, world) => {
    const viewer = viewerOf(call, world)
    return changeBill(
      call.body,
      (bill) => disputeBill(bill, objectionsTo(bill, call.body, viewer), viewer.now),
      viewer,
    )
  },

  withdrawDispute: (call, world) => {
    const viewer = viewerOf(call, world)
    return changeBill(call.body, (bill) => withdrawDispute(bill, viewer.company, viewer.now), viewer)
  },

  payBill: (call, world) => {
    const viewer = viewerOf(call, world)
    // Before the client_ref is looked up: a stranger must not learn that it was used.
    ownBill(call.body.id, viewer)
    const paid = onceAsSent(call, viewer, () => payOnce(call.body, viewer))
    const [bill_id = '', payment_id] = paid.subject.split('/')
    const bill = ownBill(bill_id, viewer)
    const payment = bill.payments.find(({ id }) => id === payment_id)
    return {
      bill: presentBill(bill, viewer),
      ledger_entry: entryOf(payment, viewer),
      replayed: paid.replayed,
    }
  },

  withdrawBillPayment: (call, world) => {
    const viewer = viewerOf(call, world)
    const { id, payment_id } = call.body
    const before = ownBill(id, viewer)
    // Staff who look for it later find nothing to do.
    const changed = changeBill(call.body, (bill) => withdrawPayment(bill, payment_id), viewer)
    tellWithdrawn(before, payment_id, viewer)
    return changed
  },

  downloadBill: (call, world) => {
    const viewer = viewerOf(call, world)
    const { id, format = 'pdf' } = call.query
    return billFile(ownBill(id, viewer), format, viewer)
  },
} satisfies Partial<Operations>
