import { type BillPaymentRecord, type BillRecord } from '../../domain/bill/bill.ts'
import { askedPayment, confirmPayment, endAsked } from '../../domain/bill/payment.ts'
import {
  confirmMs,
  confirmReminderMs,
  confirmUntil,
  needsSecondPerson,
} from '../../domain/bill/second-person.ts'
import { holdsNode } from '../../domain/menu/permission.ts'
import { type Minor, moneyText, parseAmount, toMoney } from '../../domain/money/money.ts'
import type { NoticeKind } from '../../domain/notification/notice-table.ts'
import { notAllowed } from '../../domain/order/guards.ts'
import { attempt, invalidFields, isRefusal, refuse } from '../../domain/refusal.ts'
import { bothClocks } from '../../domain/time/zones.ts'
import type { Operations } from '../../edge/operation.ts'
import type { JobHandlers, World } from '../../world/world.ts'
import { notify } from '../notification/notify.ts'
import { actorOf, type Viewer, viewerOf } from '../viewer.ts'
import { billSituation, billsOf, companyOf, saveBill } from './bill-repository.ts'
import { againstBalance } from './bill-spending.ts'
import { currentBill } from './own-bill.ts'
import { presentBill } from './present-bill.ts'
import { againstDeciding } from './second-person-rights.ts'

/** Whether the company wants a second person for this payment from the balance. */
export function wantsSecondPerson(bill: BillRecord, amount: Minor, { world, company, now }: Viewer): boolean {
  const { bill_over, settlement_currency, tz, id } = company
  const over = bill_over === null ? null : parseAmount(bill_over, settlement_currency)
  return needsSecondPerson(bill, amount, over, { bills: billsOf(world, id), tz, now })
}

/** Asks the second persons of the company, and plans the reminder and the end of the wait. */
export function askSecondPerson(bill: BillRecord, payment_id: string, { world, now }: Viewer): void {
  tell('payment_asked', bill, askedPayment(bill, payment_id), world)
  const subject = `${bill.id}/${payment_id}`
  world.jobs.schedule({ kind: 'payment_remind', due: now + confirmMs - confirmReminderMs, subject })
  world.jobs.schedule({ kind: 'payment_lapse', due: now + confirmMs, subject })
}

/** The member who asked as payer of now; refuses one who may no longer pay. */
function payerOf({ operator }: BillPaymentRecord, viewer: Viewer): Viewer {
  const member = viewer.world.tables.member.get(operator.id)
  if (member?.state !== 'active' || !holdsNode(member.nodes, 'bill/pay'))
    throw notAllowed('ASKER_MAY_NOT_PAY')
  return { ...viewer, member, actor: actorOf(member, viewer.company) }
}

/** Tells who asked, or while it waits those who may decide. */
function tell(
  kind: NoticeKind,
  bill: BillRecord,
  payment: BillPaymentRecord,
  world: World,
  by = payment.decided?.by ?? payment.operator,
): void {
  const { tz } = companyOf(world, bill)
  const until = confirmUntil(payment)
  const { company_id } = bill
  const params = {
    bill: bill.id,
    money: moneyText(toMoney(payment.amount, bill.currency)),
    name: by.nickname,
    note: payment.decided?.note ?? '',
    until: until === null ? '' : bothClocks(until * 1000, tz, tz),
  }
  const deciders = () =>
    world.tables.member
      .where((member) => member.company_id === company_id && !againstDeciding(payment, { world, member }))
      .map(({ id }) => id)
  const isWaiting = kind === 'payment_asked' || kind === 'payment_reminded'
  for (const to of isWaiting ? deciders() : [payment.operator.id])
    notify(world, { kind, company_id, to, params })
}

/** Who asked hears that a colleague has taken the payment back. */
export function tellWithdrawn(bill: BillRecord, payment_id: string, { world, member }: Viewer): void {
  const payment = bill.payments.find(({ id }) => id === payment_id)
  if (payment?.status === 'asked' && payment.operator.id !== member.id)
    tell('payment_withdrawn', bill, payment, world, member)
}

export const billSecondPersonOperations = {
  decideBillPayment: (call, world) => {
    const viewer = viewerOf(call, world)
    const { id, version, payment_id, decision, note = '' } = call.body
    const bill = currentBill(id, version, viewer)
    const payment = askedPayment(bill, payment_id)
    const reason = againstDeciding(payment, viewer)
    if (reason === 'NO_PERMISSION') throw refuse(reason)
    if (reason) throw notAllowed(reason)
    if (decision === 'refuse' && note.trim() === '') throw invalidFields({ note: ['reason_required'] })
    const { id: by, nickname } = viewer.member
    const said = { by: { id: by, nickname }, note: note.trim() }
    const change =
      decision === 'refuse'
        ? {
            bill: endAsked(bill, payment, { status: 'declined', decided: said }),
            orders: [],
            entries: [],
          }
        : confirmed(bill, payment, said, viewer)
    const kept = saveBill(world, change, viewer.now)
    const decided = kept.payments.find((one) => one.id === payment_id)
    if (decided) tell(decision === 'refuse' ? 'payment_declined' : 'payment_confirmed', kept, decided, world)
    for (const kind of ['payment_remind', 'payment_lapse'] as const)
      world.jobs.cancel(kind, `${bill.id}/${payment_id}`)
    return { bill: presentBill(kept, viewer) }
  },
} satisfies Partial<Operations>

function confirmed(
  bill: BillRecord,
  payment: BillPaymentRecord,
  decided: NonNullable<BillPaymentRecord['decided']>,
  viewer: Viewer,
) {
  const against = againstBalance(bill, payment.amount, payerOf(payment, viewer))
  // Their limit is no reason against the one who decides.
  if (against) throw notAllowed('ASKER_MAY_NOT_PAY')
  return confirmPayment(billSituation(viewer.world, bill, viewer.now), payment, decided)
}

/** The payment of a job while it still waits. */
function waiting(subject: string, world: World) {
  const [bill_id = '', payment_id = ''] = subject.split('/')
  const bill = world.tables.bill.get(bill_id)
  const payment = bill && attempt(() => askedPayment(bill, payment_id))
  return payment && !isRefusal(payment) ? { bill, payment } : null
}

export const billSecondPersonJobs = {
  payment_remind: (job, world) => {
    const found = waiting(job.subject, world)
    if (found) tell('payment_reminded', found.bill, found.payment, world)
  },
  payment_lapse: (job, world) => {
    const found = waiting(job.subject, world)
    if (!found) return
    const ended = endAsked(found.bill, found.payment, { status: 'lapsed' })
    saveBill(world, { bill: ended, orders: [], entries: [] }, job.due)
  },
} satisfies Partial<JobHandlers>
