import type { FieldError, FieldErrors } from '../../texts/text.ts'
import { amountError, type Minor, parseAmount } from '../money/money.ts'
import type { OrderRecord } from '../order/order.ts'
import { roomsText, titleOf } from '../order/service.ts'
import { productOf } from '../products.ts'
import { invalidFields, refuse } from '../refusal.ts'
import type { InvoiceLineRecord } from './application.ts'
import type { InvoiceOffer } from './eligibility.ts'
import { taxIn, taxRateFor } from './tax.ts'
import { hasLegacyNumber, type InvoiceKind, type InvoiceTitleRecord, kindsAllowed } from './title.ts'

export interface InvoiceRequest {
  readonly title: InvoiceTitleRecord
  readonly kind: InvoiceKind
  /** `amount` as on the wire, in the order's currency. */
  readonly orders: readonly {
    readonly order: OrderRecord
    readonly amount: string
    readonly offer: InvoiceOffer
  }[]
  /** Country of the applying company. */
  readonly country: string
}

type InvoiceWarning = 'legacy_tax_number' | 'legacy_refused' | 'part_amount'

export interface InvoicePlan {
  readonly currency: string
  readonly lines: readonly InvoiceLineRecord[]
  readonly amount: Minor
  readonly tax: Minor
  readonly warnings: readonly InvoiceWarning[]
}

/** What an invoice would contain; throws the reason when there can be none. Applying carries out the same plan. */
export function planInvoice(request: InvoiceRequest): InvoicePlan {
  const currency = request.orders[0]?.order.currency ?? ''
  if (request.orders.some(({ order }) => order.currency !== currency)) throw refuse('CURRENCY_MIXED')
  checkKind(request, currency)
  const errors = amountErrors(request)
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  const blocked = fieldsOf(request, ({ offer }) => offer.block && { invoiceBlock: offer.block }, 'id')
  if (Object.keys(blocked).length > 0) throw refuse('ORDER_NOT_ELIGIBLE', undefined, { fields: blocked })
  const lines = request.orders.map((one) => lineOf(one, request))
  const tooHigh = fieldsOf(
    request,
    ({ offer, amount }) => (parseAmount(amount, currency) > offer.invoiceable ? 'above_invoiceable' : null),
    'amount',
  )
  if (Object.keys(tooHigh).length > 0) throw refuse('AMOUNT_TOO_HIGH', undefined, { fields: tooHigh })
  const sum = (key: 'amount' | 'tax') => lines.reduce((total, line) => total + line[key], 0)
  return { currency, lines, amount: sum('amount'), tax: sum('tax'), warnings: warningsOf(request, lines) }
}

type RequestedOrder = InvoiceRequest['orders'][number]

function lineOf(
  { order, amount: wanted }: RequestedOrder,
  { kind, country }: InvoiceRequest,
): InvoiceLineRecord {
  const { invoiceContent: content_item } = productOf(order)
  const amount = parseAmount(wanted, order.currency)
  const tax_rate = taxRateFor(kind, country, content_item)
  return {
    order_id: order.id,
    title: titleOf(order),
    rooms: roomsText(order),
    content_item,
    amount,
    tax_rate,
    tax: taxIn(amount, tax_rate),
  }
}

function fieldsOf(
  { orders }: InvoiceRequest,
  errorOf: (one: RequestedOrder, index: number) => FieldError | null,
  field: 'id' | 'amount',
): FieldErrors {
  return Object.fromEntries(
    orders.flatMap((one, index) => {
      const error = errorOf(one, index)
      return error === null ? [] : [[`orders[${index}].${field}`, [error]] as const]
    }),
  )
}

function amountErrors(request: InvoiceRequest): FieldErrors {
  const twice = fieldsOf(
    request,
    ({ order }, index) =>
      request.orders.findIndex((other) => other.order.id === order.id) < index ? 'chosen_twice' : null,
    'id',
  )
  const amounts = fieldsOf(request, ({ order, amount }) => amountError(amount, order.currency), 'amount')
  return { ...twice, ...amounts }
}

/** Chinese invoices are in CNY, and a company in China gets no other kind. */
function checkKind({ title, kind, country }: InvoiceRequest, currency: string): void {
  if (kind !== 'commercial' && currency !== 'CNY') throw invalidFields({ kind: 'kind_needs_cny' })
  if (kind === 'commercial' && country === 'CN') throw invalidFields({ kind: 'kind_not_in_china' })
  if (!kindsAllowed(title).includes(kind))
    throw refuse('TITLE_INVALID', undefined, { fields: { title_id: ['title_incomplete'] } })
}

function warningsOf({ title, kind, orders }: InvoiceRequest, lines: InvoicePlan['lines']): InvoiceWarning[] {
  const warnings: InvoiceWarning[] = []
  if (hasLegacyNumber(title)) warnings.push(kind === 'special' ? 'legacy_refused' : 'legacy_tax_number')
  if (lines.some(({ amount }, index) => amount < (orders[index]?.offer.invoiceable ?? 0)))
    warnings.push('part_amount')
  return warnings
}
