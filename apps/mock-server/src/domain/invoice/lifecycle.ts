import type { LocalText } from '../../texts/language.ts'
import type { Minor } from '../money/money.ts'
import { notAllowed } from '../order/guards.ts'
import { refuse } from '../refusal.ts'
import { toSeconds } from '../time/zones.ts'
import type {
  InvoiceApplicationRecord,
  InvoiceApplicationStatus,
  InvoiceReversalRecord,
} from './application.ts'
import { taxIn } from './tax.ts'
import { hasLegacyNumber } from './title.ts'

const second = 1000
const minute = 60 * second

/** How long staff and the tax office take, in ms, by the status being left. */
export const invoicePace: Partial<Record<InvoiceApplicationStatus, number>> = {
  submitted: 2 * minute,
  reviewing: 10 * minute,
  issuing: 30 * second,
  reversing: 10 * minute,
}

/** A number for the next invoice or red letter; `red` tells them apart. */
type NumberMaker = (red: boolean) => string

const oldNumber: LocalText = {
  en: 'The tax office no longer takes a tax number of 15 or 20 characters on a special invoice.',
  'zh-cn': '税务机关不再受理使用15位或20位旧税号的专用发票。',
}

/**
 * The next automatic step by staff; null when there is none. Commercial invoices skip the review. A special invoice to
 * an old tax number does not pass it.
 */
export function nextStep(
  application: InvoiceApplicationRecord,
  number: NumberMaker,
  now: number,
): InvoiceApplicationRecord | null {
  switch (application.status) {
    case 'submitted':
      return { ...application, status: application.kind === 'commercial' ? 'issuing' : 'reviewing' }
    case 'reviewing':
      return application.kind === 'special' && hasLegacyNumber(application.title)
        ? { ...application, status: 'refused', refuse_reason: oldNumber }
        : { ...application, status: 'issuing' }
    case 'issuing':
      return { ...application, status: 'issued', invoice_no: number(false), issue_time: toSeconds(now) }
    case 'reversing':
      return reversed(application, number(true), now)
    default:
      return null
  }
}

export const canWithdraw = ({ status }: InvoiceApplicationRecord): boolean =>
  status === 'submitted' || status === 'reviewing'

export function withdraw(application: InvoiceApplicationRecord): InvoiceApplicationRecord {
  if (!canWithdraw(application)) throw notAllowed('WRONG_STATUS')
  return { ...application, status: 'withdrawn' }
}

const reversible: readonly InvoiceApplicationStatus[] = ['issued', 'partially_reversed']

/** What can still be reversed; zero while another reversal is under way. */
export function reversibleOf(application: InvoiceApplicationRecord): Minor {
  return reversible.includes(application.status) ? application.amount - application.reversed : 0
}

interface ReversalRequest {
  readonly amount: Minor
  readonly reason: string
  /** Null: lines are reversed starting with the first. */
  readonly order_id: string | null
}

/** Requests a red letter; it counts once it is done. */
export function requestReversal(
  application: InvoiceApplicationRecord,
  request: ReversalRequest,
  now: number,
): InvoiceApplicationRecord {
  if (!reversible.includes(application.status)) throw notAllowed('WRONG_STATUS')
  const shares = sharesOf(application, request)
  if (shares === null) throw refuse('NOT_FOUND')
  if (shares.reduce((sum, { amount }) => sum + amount, 0) < request.amount) throw refuse('AMOUNT_TOO_HIGH')
  const reversal: InvoiceReversalRecord = {
    id: `${application.id}-r${application.reversals.length + 1}`,
    amount: request.amount,
    shares,
    reason: request.reason,
    red_no: null,
    status: 'requested',
    time: toSeconds(now),
    issue_time: null,
  }
  return { ...application, status: 'reversing', reversals: [...application.reversals, reversal] }
}

/**
 * The requested amount as far as the lines still cover it, with its tax. Null when there is no such line. The last share
 * of a line takes what is left of the line's tax, so that all red letters together take back the tax of the invoice.
 */
function sharesOf(application: InvoiceApplicationRecord, { amount, order_id }: ReversalRequest) {
  const open = application.lines
    .map((line) => {
      const done = reversedOf(application, line.order_id)
      return { ...line, amount: line.amount - done.amount, tax: line.tax - done.tax }
    })
    .filter((line) => order_id === null || line.order_id === order_id)
  if (open.length === 0) return null
  let wanted = amount
  return open.flatMap((line) => {
    const share = Math.min(wanted, line.amount)
    wanted -= share
    const tax = share === line.amount ? line.tax : Math.min(line.tax, taxIn(share, line.tax_rate))
    return share > 0 ? [{ order_id: line.order_id, amount: share, tax }] : []
  })
}

function reversedOf({ reversals }: InvoiceApplicationRecord, order_id: string) {
  const done = reversals.filter(({ status }) => status === 'done').flatMap(({ shares }) => shares)
  const own = done.filter((share) => share.order_id === order_id)
  const sum = (key: 'amount' | 'tax') => own.reduce((total, share) => total + share[key], 0)
  return { amount: sum('amount'), tax: sum('tax') }
}

function reversed(
  application: InvoiceApplicationRecord,
  red_no: string,
  now: number,
): InvoiceApplicationRecord {
  const reversals = application.reversals.map(
    (reversal): InvoiceReversalRecord =>
      reversal.status === 'requested'
        ? { ...reversal, status: 'done', red_no, issue_time: toSeconds(now) }
        : reversal,
  )
  const sum = reversals.reduce((total, { status, amount }) => total + (status === 'done' ? amount : 0), 0)
  const status = sum === application.amount ? 'reversed' : 'partially_reversed'
  return { ...application, reversals, reversed: sum, status }
}
