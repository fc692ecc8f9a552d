import { type BillStatus, outstandingOf } from '../../domain/bill/bill.ts'
import { parseAmount } from '../../domain/money/money.ts'
import { settlementMoney } from '../../domain/order/order.ts'
import { orderTypes } from '../../domain/products.ts'
import { dayOf } from '../../domain/time/zones.ts'
import { uploadedFile } from '../document-desk.ts'
import type { Actor, Move } from './actor.ts'

const proof = (actor: Actor) => [uploadedFile(actor.me, actor.company.id)]

const topUp: Move = async (actor) => {
  // Every tenth transfer never arrives.
  const bank_ref = `TR-${actor.draw.int(1, 99_999_999)}${actor.draw.bool(0.1) ? '0000' : '1'}`
  const money = actor.money(actor.draw.int(100_000, 3_000_000))
  return actor.form('/api/wallet/topup', {
    money,
    bank_ref,
    transfer_date: dayOf(actor.world.clock.now(), actor.company.tz),
    proof_files: proof(actor),
  })
}

const selfCheck: Move = (actor) => actor.get('/api/wallet/selfCheck')

function billIn(actor: Actor, ...statuses: readonly BillStatus[]) {
  const { id } = actor.company
  return actor.one(
    actor.world.tables.bill.where((bill) => bill.company_id === id && statuses.includes(bill.status)),
  )
}

const applyBill: Move = async (actor) => {
  const orders = Array.from({ length: actor.draw.int(1, 3) }, () =>
    actor.order((one) => one.pay_channel === 'credit' && settlementMoney(one) > one.repaid),
  ).flatMap((order) => (order ? [order.id] : []))
  if (orders.length === 0) return null
  return actor.form('/api/bill/apply', { order_ids: [...new Set(orders)] })
}

const confirmBill: Move = async (actor) => {
  const bill = billIn(actor, 'issued')
  return bill ? actor.post('/api/bill/confirm', { id: bill.id, version: bill.version }) : null
}

const disputeBill: Move = async (actor) => {
  const bill = billIn(actor, 'issued')
  if (!bill) return null
  const charges = bill.lines.filter(({ kind }) => kind !== 'credit_note')
  const disputed = actor.draw.bool(0.5) ? charges : charges.slice(0, 1)
  const lines = disputed.map(({ line_id }) => ({ line_id, reason: 'The group was smaller' }))
  return actor.post('/api/bill/dispute', { id: bill.id, version: bill.version, lines })
}

const payBill: Move = async (actor) => {
  const bill = billIn(actor, 'confirmed', 'partially_paid', 'overdue')
  if (!bill) return null
  const channel = actor.draw.pick(['predeposit', 'bank_transfer'] as const)
  return actor.form('/api/bill/pay', {
    id: bill.id,
    version: bill.version,
    channel,
    money: actor.money(actor.some(outstandingOf(bill))),
    ...(channel === 'bank_transfer' && { proof_files: proof(actor) }),
  })
}

interface Invoiceable {
  readonly booking_id: string
  readonly blocked_key: string | null
  readonly invoiceable: { readonly amount: string }
}

const applyInvoice: Move = async (actor) => {
  const { id, settlement_currency } = actor.company
  const title = actor.one(actor.world.tables.invoice_title.where(({ company_id }) => company_id === id))
  const listed = await actor.get('/api/invoice/eligible', { limit: 100 })
  if (listed.code !== 1 || !title) return listed
  const order = actor.one((listed.data.list as Invoiceable[]).filter((one) => one.blocked_key === null))
  if (!order) return null
  const most = parseAmount(order.invoiceable.amount, settlement_currency)
  return actor.form('/api/invoice/apply', {
    title_id: title.id,
    kind: settlement_currency === 'CNY' ? 'normal' : 'commercial',
    orders: [{ id: order.booking_id, amount: actor.money(actor.some(most)).amount }],
    delivery: { email: 'finance@goldenland.example' },
  })
}

function application(actor: Actor, ...statuses: readonly string[]) {
  const { id } = actor.company
  return actor.one(
    actor.world.tables.invoice_application.where(
      (one) => one.company_id === id && statuses.includes(one.status),
    ),
  )
}

const withdrawInvoice: Move = async (actor) => {
  const found = application(actor, 'submitted', 'reviewing')
  return found ? actor.post('/api/invoice/withdraw', { id: found.id }) : null
}

const reverseInvoice: Move = async (actor) => {
  const found = application(actor, 'issued', 'partially_reversed')
  if (!found) return null
  const { amount } = actor.money(actor.some(found.amount - found.reversed))
  return actor.post('/api/invoice/reverse', { id: found.id, amount, reason: 'The last night was cancelled' })
}

const payContent: Move = async (actor) => {
  const article = actor.one(
    actor.world.tables.cms_article.where(({ status, price }) => status === 'normal' && price > 0),
  )
  if (!article) return null
  const type = actor.draw.pick(['balance', 'balance', 'score', 'wx'] as const)
  const project = actor.draw.pick(['content', 'admire'] as const)
  return actor.get('/api/cms.Pay/create', {
    project,
    object: Number(article.id),
    type,
    ...(project === 'admire' && { amount: actor.draw.int(1, 80) }),
  })
}

/** An owner sets limits again. */
const setLimits: Move = async (actor) => {
  const { company_id, id } = actor.member
  const other = actor.one(
    actor.world.tables.member.where(
      (one) => one.company_id === company_id && one.id !== id && one.role === 'booker',
    ),
  )
  if (!other) return null
  const { nickname, nodes, data_scope, products, channels, hide_net_price, version } = other
  return actor.post('/api/subaccount/save', {
    id: Number(other.id),
    nickname,
    nodes,
    data_scope,
    products,
    channels,
    hide_net_price,
    version,
    limit_per_order: actor.money(actor.draw.int(30_000, 2_000_000)),
    limit_per_month: actor.money(actor.draw.int(2_000_000, 10_000_000)),
    approval_over: actor.draw.bool(0.5) ? actor.money(actor.draw.int(20_000, 200_000)) : null,
  })
}

/** The markup is the company's own choice, however large. */
const setMarkup: Move = (actor) => {
  const product = actor.draw.pick(orderTypes)
  const value = actor.draw.pick(['0.00', '12.50', '99999.00'])
  const rule = { scope: 'product', target_id: product, type: 'fixed_per_order', value }
  return actor.post('/api/markup/save', { ...rule, round_to: null, priority: actor.draw.int(1, 99) })
}

/** A form that was sent before, however long ago, is sent once more. */
const sendAgain: Move = async (actor) => {
  const form = actor.one(actor.sent)
  return form ? actor.post(form.path, form.body) : null
}

export const moneyMoves = {
  topUp,
  selfCheck,
  applyBill,
  confirmBill,
  disputeBill,
  payBill,
  applyInvoice,
  withdrawInvoice,
  reverseInvoice,
  payContent,
  setLimits,
  setMarkup,
  sendAgain,
}
