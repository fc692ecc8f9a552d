import {
  type InvoiceApplicationRecord,
  invoicedByOrder,
  notInvoiced,
} from '../../domain/invoice/application.ts'
import { invoiceOffer } from '../../domain/invoice/eligibility.ts'
import { invoicePace, nextStep, requestReversal, withdraw } from '../../domain/invoice/lifecycle.ts'
import { planInvoice } from '../../domain/invoice/plan.ts'
import { toMoney } from '../../domain/money/money.ts'
import { attempt, isRefusal } from '../../domain/refusal.ts'
import { toSeconds } from '../../domain/time/zones.ts'
import type { Job } from '../jobs.ts'
import type { CompanyRecord, MemberRecord } from '../tables.ts'
import { seededInvoiceTitles } from './invoice-titles.ts'
import type { SeedLedger } from './seed-ledger.ts'

const hour = 3_600_000
const day = 24 * hour
const perCompany = 20

/** How far an application has come when the world begins; the newest first, every further one is an invoice. */
const fates = [
  'submitted',
  'reviewing',
  'issuing',
  'withdrawn',
  'reversing',
  'partially_reversed',
  'reversed',
] as const
type Fate = (typeof fates)[number] | 'issued' | 'refused'

interface InvoicedPast {
  readonly ledger: SeedLedger
  readonly companies: readonly CompanyRecord[]
  readonly members: readonly MemberRecord[]
  /** Epoch ms at which the world begins. */
  readonly start: number
}

/** The invoices of the past, oldest first, each applied for over orders that could be invoiced on that day. */
export function seedInvoices(past: InvoicedPast): InvoiceApplicationRecord[] {
  const applications: InvoiceApplicationRecord[] = []
  for (let nth = perCompany - 1; nth >= 0; nth -= 1) {
    for (const company of past.companies) {
      const application = applied(company, nth, applications, past)
      if (application) applications.push(application)
    }
  }
  return applications
}

function applied(
  company: CompanyRecord,
  nth: number,
  made: readonly InvoiceApplicationRecord[],
  past: InvoicedPast,
): InvoiceApplicationRecord | null {
  const { ledger, members, start } = past
  // The newest are minutes old and still with the staff, the others four days apart.
  const now = nth < 3 ? start - (nth + 1) * 60_000 : start - (4 * nth - 8) * day - Number(company.id) * hour
  const operator = members.find(({ company_id, role }) => company_id === company.id && role === 'finance')
  const title = seededInvoiceTitles.find(({ company_id }) => company_id === company.id)
  if (!operator || !title) return null
  const orders = chosen(company, made, past, now)
  const kind = company.settlement_currency === 'CNY' ? 'normal' : 'commercial'
  const plan = attempt(() =>
    planInvoice({
      title,
      kind,
      orders: orders.map(({ order, offer }) => ({
        order,
        offer,
        amount: toMoney(offer.invoiceable, order.currency).amount,
      })),
      country: company.country,
    }),
  )
  if (orders.length === 0 || isRefusal(plan)) return null
  const name = `IA${new Date(now).toISOString().slice(2, 10).replaceAll('-', '')}`
  const id = `${name}${String(ledger.next(`invoice_application:${name}`)).padStart(4, '0')}`
  for (const { order } of orders) ledger.replace({ ...order, invoice_ids: [...order.invoice_ids, id] })
  const application: InvoiceApplicationRecord = {
    id,
    company_id: company.id,
    currency: plan.currency,
    kind,
    title,
    amount: plan.amount,
    tax: plan.tax,
    lines: plan.lines,
    remark: '',
    delivery: { email: title.email, paper_address: '' },
    status: 'submitted',
    invoice_no: null,
    apply_time: toSeconds(now),
    issue_time: null,
    reversed: 0,
    reversals: [],
    refuse_reason: null,
    operator: { id: operator.id, nickname: operator.nickname },
  }
  const lately = start - 3 * 60_000
  const processed = withFate(application, fateOf(nth), ledger, now, lately)
  const pace = invoicePace[processed.status]
  const entered = { submitted: now, reversing: lately }[processed.status as string] ?? start
  if (pace !== undefined)
    ledger.plan({ kind: 'invoice_step', due: entered + pace, subject: id } satisfies Job)
  return processed
}

const fateOf = (nth: number): Fate => fates[nth] ?? (nth === 8 ? 'refused' : 'issued')

/** One or two orders that can be invoiced that day, the oldest first. */
function chosen(
  company: CompanyRecord,
  made: readonly InvoiceApplicationRecord[],
  { ledger }: InvoicedPast,
  now: number,
) {
  const sums = invoicedByOrder(made)
  return ledger
    .ordersOf(company.id)
    .filter(
      ({ service_end, refunds }) =>
        service_end + day < now && service_end > now - 32 * day && refunds.length === 0,
    )
    .map((order) => ({
      order,
      offer: invoiceOffer(order, sums.get(order.id) ?? notInvoiced, company.tz, now),
    }))
    .filter(({ offer }) => offer.block === null && offer.invoiceable > 0)
    .slice(0, 1 + (made.length % 2))
}

/** What staff and members did with the application. */
function withFate(
  submitted: InvoiceApplicationRecord,
  fate: Fate,
  ledger: SeedLedger,
  now: number,
  /** Epoch ms: a red letter that is under way was applied for then. */
  lately: number,
): InvoiceApplicationRecord {
  const number = (red: boolean) => invoiceNumber(submitted, red, ledger, now)
  const step = (from: InvoiceApplicationRecord) => nextStep(from, number, now + hour) ?? from
  const until = (wanted: string, from = submitted): InvoiceApplicationRecord =>
    from.status === wanted || step(from) === from ? from : until(wanted, step(from))
  const refused = { en: 'The amounts do not fit the orders.', 'zh-cn': '金额与订单不符。' }
  switch (fate) {
    case 'submitted':
      return submitted
    case 'reviewing':
    case 'issuing':
      return submitted.kind === 'commercial' ? until('issuing') : until(fate)
    case 'issued':
      return until('issued')
    case 'withdrawn':
      return withdraw(submitted)
    case 'refused':
      return { ...submitted, status: 'refused', refuse_reason: refused }
    case 'reversing':
    case 'partially_reversed':
    case 'reversed': {
      const issued = until('issued')
      const amount = fate === 'reversed' ? issued.amount : Math.floor(issued.amount / 3)
      const at = fate === 'reversing' ? lately : now + 2 * hour
      const reversal = requestReversal(issued, { amount, reason: '抬头有误', order_id: null }, at)
      return fate === 'reversing' ? reversal : step(reversal)
    }
  }
}

/** As the numbers of later invoices. */
function invoiceNumber(
  { kind }: InvoiceApplicationRecord,
  red: boolean,
  ledger: SeedLedger,
  now: number,
): string {
  const year = new Date(now).toISOString().slice(2, 4)
  if (kind !== 'commercial') return `${year}532000${String(ledger.next('invoice:cn')).padStart(12, '0')}`
  const series = red ? 'CN' : 'CI'
  return `${series}${year}-${String(ledger.next(`invoice:${series}`)).padStart(5, '0')}`
}
