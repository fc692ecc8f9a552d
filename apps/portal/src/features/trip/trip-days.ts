import type { Schemas } from '@portal/api-client'
import { addDays } from '@portal/i18n'
import { productFacts } from '../../trade/product/facts.ts'

type Item = Schemas['TripItem']

/** Something that happens on a day of a trip. */
export interface TripEvent {
  kind: 'check_in' | 'check_out' | 'ride'
  item: Item
  at: Schemas['Deadline']
}

/** One day of a trip on the calendar of its places. */
export interface TripDay {
  /** `YYYY-MM-DD` */
  date: string
  events: readonly TripEvent[]
  /** Services that began earlier and go on: a hotel's night, a car that is kept. */
  goesOn: readonly Item[]
}

const lost: ReadonlySet<Schemas['OrderStatus']> = new Set(['cancelled', 'rejected', 'expired', 'no_show'])

/** Whether nobody travels by the order any more. */
export const isLost = ({ order }: Item): boolean => lost.has(order.order_status)

/** Whether the guests travel by the order; any other keeps its place on the page, but has no nights. */
export const isUsed = (item: Item): boolean => !isLost(item) && item.replaces === null

/** A night in a hotel, and no ride. */
export const isStay = ({ order }: Item): boolean => productFacts[order.order_type].wording === 'stay'

const dayOf = ({ local }: Schemas['Deadline']): string => local.slice(0, 10)

const eventsOf = (item: Item): TripEvent[] => {
  if (!isStay(item)) return [{ kind: 'ride', item, at: item.start }]
  return [
    { kind: 'check_in', item, at: item.start },
    { kind: 'check_out', item, at: item.end },
  ]
}

/** The days on which something happens or goes on, each with its events in order of time. */
export function tripDays(items: readonly Item[]): TripDay[] {
  const events = items
    .flatMap(eventsOf)
    .toSorted((one, other) => Date.parse(one.at.utc) - Date.parse(other.at.utc))
  const dates = new Set(events.map(({ at }) => dayOf(at)))
  for (const { start, end } of items.filter(isUsed)) {
    for (let day = dayOf(start); day < dayOf(end); day = addDays(day, 1)) dates.add(day)
  }
  return [...dates].toSorted().map((date) => ({
    date,
    events: events.filter(({ at }) => dayOf(at) === date),
    goesOn: items.filter((item) => isUsed(item) && dayOf(item.start) < date && date < dayOf(item.end)),
  }))
}
