import type { Schemas } from '@portal/api-client/contract'
import type { DraftRecord } from '../../domain/draft/draft.ts'
import { findDuplicate } from '../../domain/order/duplicate.ts'
import type { RideType } from '../../domain/order/order.ts'
import type { Change } from '../../domain/order/situation.ts'
import { invalidFields, type Refusal, refuse } from '../../domain/refusal.ts'
import { openKey } from '../../domain/transport/key.ts'
import type { Call } from '../../edge/operation.ts'
import { draftBooked, draftToBook } from '../draft/draft-to-book.ts'
import { inFixedOrder, once } from '../once.ts'
import { alreadyBooked } from '../order/already-booked.ts'
import { bookingIdFor } from '../order/booking-id.ts'
import { applyChange, ordersOf } from '../order/order-repository.ts'
import { presentOrder } from '../order/present-order.ts'
import { type QuoteToBook, quoteBooked, quoteToBook } from '../quote/quote.ts'
import { type Viewer } from '../viewer.ts'

type Body = Schemas['BookCarRequest'] | Schemas['BookTransferRequest']

/** Why a key is not booked by. */
export const keyError = (state: 'unknown' | 'expired'): Refusal =>
  state === 'expired' ? refuse('QUOTE_EXPIRED') : invalidFields({ quote_key: ['quote_key_unknown'] })

/** Where a booking comes from. */
interface RideSource {
  readonly draft: DraftRecord | null
  readonly quote: QuoteToBook | null
}

export function rideSource(body: Body, product: RideType, viewer: Viewer): RideSource {
  const draft = draftToBook(body.draft_id, product, viewer)
  const quote = quoteToBook(body, { product, key: body.quote_key }, viewer)
  return { draft, quote }
}

/** What both bookings say of their caller and their form. */
export const commonRequest = (
  body: Body,
  { draft, quote }: RideSource,
  { company, actor, member }: Viewer,
) => ({
  company_id: company.id,
  actor,
  username: member.username,
  accepted_total: body.accepted_total,
  client_ref: body.client_ref,
  guests: body.guests,
  contact: body.contact,
  special_requests: body.special_requests ?? '',
  internal_remark: body.internal_remark ?? '',
  quote_id: quote?.quote.id ?? null,
  draft_id: draft?.id ?? null,
  different_people: body.different_people,
})

/** Books what `prepare` makes of a number; numbers are only taken once everything else is right. */
export function keep(
  prepare: (id: string) => Change,
  body: Body,
  { draft, quote }: RideSource,
  viewer: Viewer,
): string {
  const { world, company, now } = viewer
  const tried = prepare('')
  const { order } = tried
  const names = body.guests.map(({ full_name }) => full_name)
  const twice = !body.confirm_duplicate && findDuplicate(ordersOf(world, company.id), order, names)
  if (twice) throw alreadyBooked(twice, viewer)
  const done = prepare(bookingIdFor(world, order.order_type, now))
  const { id } = applyChange(world, done, now)
  if (quote) quoteBooked(quote, id, viewer)
  draftBooked(draft, viewer)
  return id
}

/** What a key names, whenever it was issued: a form sent again after a lost answer may carry a fresh one. */
function rideNamedBy(kind: string, quote_key: string, { world }: Viewer): string {
  const parts = openKey(world.catalogue, kind, quote_key) as { issued: number; total: number } | null
  if (!parts) return quote_key
  const { issued: _, total: __, ...ride } = parts
  return inFixedOrder(ride)
}

/** Books once however often the form is sent; `kind` is that of the product's keys. */
export function answer(
  kind: string,
  call: Pick<Call<'bookCar' | 'bookTransfer'>, 'operation' | 'body' | 'now'>,
  viewer: Viewer,
  effect: () => string,
) {
  const { operation, body, now } = call
  // Where a form was kept in between changes nothing of what is booked.
  const { accepted_total: _, draft_id: __, quote_key, ...form } = body
  const named = { ...form, ride: rideNamedBy(kind, quote_key, viewer) }
  const request = { member: viewer.member, operation, client_ref: body.client_ref, body: named, now }
  const booked = once(viewer.world, request, effect)
  const order = viewer.world.tables.order.get(booked.subject)
  if (!order) throw refuse('NOT_FOUND')
  return { order: presentOrder(order, viewer), replayed: booked.replayed }
}
