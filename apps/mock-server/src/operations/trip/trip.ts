import { keepFound, type QueryOf, searchText } from '@portal/api-client/contract'
import { noAllocation } from '../../domain/order/allocation.ts'
import { holdsPlace } from '../../domain/order/duplicate.ts'
import { notAllowed } from '../../domain/order/guards.ts'
import { endedUnused, type OrderRecord } from '../../domain/order/order.ts'
import { guestsOf, serviceDates, titleOf } from '../../domain/order/service.ts'
import { tagKey } from '../../domain/order/tags.ts'
import { pinyinTexts } from '../../domain/place/pinyin.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import { mostOrders, type TripRecord, tripStatus } from '../../domain/trip/trip.ts'
import type { Operations } from '../../edge/operation.ts'
import type { FieldErrors } from '../../texts/text.ts'
import { beginDraft, presentDraft } from '../draft/draft.ts'
import { ownOrder, visibleOrder } from '../order/order-repository.ts'
import { pageOf } from '../page.ts'
import { ownQuote } from '../quote/quote.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { presentTrip, presentTripSummary } from './present-trip.ts'
import { draftOfPart } from './trip-draft.ts'
import {
  allocationOfQuote,
  beginTrip,
  changeTrip,
  freeOrdersOf,
  mayChangeTrip,
  ordersOf,
  ownTrip,
  tripOf,
  tripOfQuote,
  visibleTrips,
} from './trip-repository.ts'

interface Row {
  readonly trip: TripRecord
  readonly orders: readonly OrderRecord[]
}

const textOfTrip = ({ trip, orders }: Row) =>
  searchText(
    [
      trip.title,
      ...Object.values(trip.allocation),
      ...orders.flatMap((order) => {
        const { en, 'zh-cn': zh } = titleOf(order)
        return [
          order.id,
          en,
          zh,
          ...guestsOf(order).flatMap((guest) => [guest.full_name, guest.name_local ?? '']),
        ]
      }),
    ],
    pinyinTexts([trip.title, ...orders.map((order) => titleOf(order)['zh-cn'])]),
  )

function isIn(month: string, { orders }: Row): boolean {
  return orders.some((order) => {
    const { first, last } = serviceDates(order)
    return !endedUnused(order) && first.slice(0, 7) <= month && month <= last.slice(0, 7)
  })
}

function matching(query: QueryOf<'listTrips'>, viewer: Viewer): Row[] {
  const { status, keyword, month } = query
  const all = visibleTrips(viewer).map((trip) => ({ trip, orders: ordersOf(trip, viewer) }))
  const found = keepFound(all, keyword, textOfTrip).filter(
    (row) =>
      (!status?.length || status.includes(tripStatus(row.orders, viewer.now))) &&
      (month === undefined || isIn(month, row)) &&
      (['customer', 'own_reference'] as const).every((field) => {
        const wanted = tagKey(query[field] ?? '')
        return wanted === '' || tagKey(row.trip.allocation[field]) === wanted
      }),
  )
  return found.toSorted((a, b) => placeOf(a, viewer) - placeOf(b, viewer))
}

/** What is under way or begins next first, then trips without orders, then past ones, the latest first. */
function placeOf({ trip, orders }: Row, { now }: Viewer): number {
  const far = 1e15
  const held = orders.filter(holdsPlace)
  switch (tripStatus(orders, now)) {
    case 'under_way':
    case 'upcoming':
      return Math.min(...held.map(({ service_start }) => service_start))
    case 'empty':
      return 2 * far - trip.updated_time
    case 'past':
      return 3 * far - Math.max(...held.map(({ service_end }) => service_end))
  }
}

/** The trip, if the member may change it and has seen its newest version. */
function currentTrip(id: string, version: number | undefined, viewer: Viewer): TripRecord {
  const trip = ownTrip(id, viewer)
  if (!mayChangeTrip(trip, viewer)) throw refuse('NO_PERMISSION')
  if (version === undefined) throw invalidFields({ version: ['required'] })
  if (version === trip.version) return trip
  throw refuse('VERSION_CONFLICT', undefined, { extra: { fresh: { trip: presentTrip(trip, viewer) } } })
}

/** Orders that may join a trip; throws the errors of each one that may not. `known` is the trip they join. */
function joining(ids: readonly string[], field: string, known: TripRecord | null, viewer: Viewer): string[] {
  const errors: FieldErrors = {}
  for (const [index, id] of ids.entries()) {
    const order = visibleOrder(id, viewer)
    const trip = order && tripOf(order, viewer)
    if (!order) errors[`${field}[${index}]`] = ['order_unknown']
    else if (trip && trip.id !== known?.id) {
      errors[`${field}[${index}]`] = [{ key: 'order_in_trip', params: { order: id, trip: trip.title } }]
    }
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  const wanted = [...new Set([...(known?.order_ids ?? []), ...ids])]
  if (wanted.length > mostOrders)
    throw invalidFields({ [field]: { key: 'trip_full', params: { most: mostOrders } } })
  return wanted
}

/** Orders that may leave a trip; throws the errors of each one that may not. */
function leaving(
  ids: readonly string[],
  added: readonly string[],
  trip: TripRecord,
  viewer: Viewer,
): ReadonlySet<string> {
  const errors: FieldErrors = {}
  for (const [index, id] of ids.entries()) {
    const field = `remove[${index}]`
    if (!visibleOrder(id, viewer)) errors[field] = ['order_unknown']
    else if (added.includes(id)) errors[field] = [{ key: 'order_added_and_removed', params: { order: id } }]
    else if (!trip.order_ids.includes(id))
      errors[field] = [{ key: 'order_not_in_trip', params: { order: id, trip: trip.title } }]
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  return new Set(ids)
}

const trimmed = <Entry extends object>(entry: Entry | undefined): Entry =>
  Object.fromEntries(
    Object.entries(entry ?? {}).map(([field, text]) => [field, String(text).trim()]),
  ) as Entry

export const tripOperations = {
  listTrips: (call, world) => {
    const viewer = viewerOf(call, world)
    return pageOf(matching(call.query, viewer), call.query, ({ trip }) => presentTripSummary(trip, viewer))
  },

  getTrip: (call, world) => {
    const viewer = viewerOf(call, world)
    return { trip: presentTrip(ownTrip(call.query.id, viewer), viewer) }
  },

  saveTrip: (call, world) => {
    const viewer = viewerOf(call, world)
    const { id, version, order_ids = [], quote_id } = call.body
    const title = call.body.title.trim()
    const entry = trimmed(call.body.allocation)
    if (id !== undefined) {
      if (call.body.order_ids) throw invalidFields({ order_ids: ['new_trip_only'] })
      if (quote_id !== undefined) throw invalidFields({ quote_id: ['new_trip_only'] })
      const trip = currentTrip(id, version, viewer)
      const changed = changeTrip(trip, { title, allocation: { ...trip.allocation, ...entry } }, viewer)
      return { trip: presentTrip(changed, viewer) }
    }
    const quote = quote_id === undefined ? null : ownQuote(quote_id, viewer)
    const known = quote && tripOfQuote(quote, viewer)
    if (known) throw invalidFields({ quote_id: { key: 'quote_has_trip', params: { trip: known.title } } })
    const quoted = quote ? freeOrdersOf(quote, viewer).map((order) => order.id) : []
    if (quote && quoted.length === 0) throw invalidFields({ quote_id: ['quote_has_no_order'] })
    const given = Object.fromEntries(Object.entries(entry).filter(([, text]) => text !== ''))
    const trip = beginTrip(
      {
        title,
        allocation: { ...(quote ? allocationOfQuote(quote) : noAllocation), ...given },
        order_ids: [...new Set([...quoted, ...joining(order_ids, 'order_ids', null, viewer)])],
        quote_id: quote?.id ?? null,
      },
      viewer,
    )
    return { trip: presentTrip(trip, viewer) }
  },

  changeTripOrders: (call, world) => {
    const viewer = viewerOf(call, world)
    const { id, version, add = [], remove = [] } = call.body
    const trip = currentTrip(id, version, viewer)
    const removed = leaving(remove, add, trip, viewer)
    const order_ids = joining(add, 'add', trip, viewer).filter((one) => !removed.has(one))
    return { trip: presentTrip(changeTrip(trip, { order_ids }, viewer), viewer) }
  },

  removeTrip: (call, world) => {
    const viewer = viewerOf(call, world)
    const trip = currentTrip(call.body.id, call.body.version, viewer)
    // A colleague's trip would be gone without a word.
    if (ordersOf(trip, viewer).length < trip.order_ids.length) throw notAllowed('HIDDEN_ORDERS')
    world.tables.trip.remove(trip.id)
    return {}
  },

  draftTripPart: (call, world) => {
    const viewer = viewerOf(call, world)
    const { order_id, part } = call.body
    const draft = beginDraft(draftOfPart(ownOrder(order_id, viewer), part, viewer), viewer)
    return { draft: presentDraft(draft, viewer) }
  },
} satisfies Partial<Operations>
