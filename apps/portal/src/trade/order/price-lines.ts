import type { Schemas } from '@portal/api-client'
import type { MoneyValue } from '@portal/i18n'

/** Consecutive nights at the same price. */
export interface NightLine {
  /** First night, `YYYY-MM-DD`, local to the hotel. */
  from: string
  /** Last night; `from` for a single night. */
  to: string
  nights: number
  price: MoneyValue
}

interface RoomLines {
  /** The first room is 1; null if all rooms cost the same. */
  room: number | null
  /** Number of rooms. */
  rooms: number
  lines: NightLine[]
}

const samePrice = (one: MoneyValue, other: MoneyValue) =>
  one.amount === other.amount && one.currency === other.currency

function linesOf(nights: readonly Schemas['NightlyPrice'][]): NightLine[] {
  const lines: NightLine[] = []
  for (const { date, price } of nights.toSorted((one, other) => one.date.localeCompare(other.date))) {
    const last = lines.at(-1)
    if (last && samePrice(last.price, price))
      lines[lines.length - 1] = { ...last, to: date, nights: last.nights + 1 }
    else lines.push({ from: date, to: date, nights: 1, price })
  }
  return lines
}

const written = (lines: readonly NightLine[]) =>
  lines.map(({ from, to, price }) => `${from} ${to} ${price.amount} ${price.currency}`).join()

/** Price lines by room; rooms at the same price are merged unless `apart`. Totals come from the server. */
export function roomLines(nightly: readonly Schemas['NightlyPrice'][], apart = false): RoomLines[] {
  const indexes = [...new Set(nightly.map(({ room_index }) => room_index))].sort((one, other) => one - other)
  const rooms = indexes.map((room) => ({
    room,
    lines: linesOf(nightly.filter(({ room_index }) => room_index === room)),
  }))
  const first = rooms[0]
  if (!first) return []
  if (!apart && rooms.every(({ lines }) => written(lines) === written(first.lines))) {
    return [{ room: null, rooms: rooms.length, lines: first.lines }]
  }
  return rooms.map(({ room, lines }) => ({ room, rooms: 1, lines }))
}

/** The charges of the rate: in the total, with the order, or at the hotel. None is computed. */
export function chargeGroups(charges: readonly Schemas['Charge'][]) {
  return {
    included: charges.filter(({ included }) => included),
    withOrder: charges.filter(({ included, payable }) => !included && payable === 'platform'),
    onSite: charges.filter(({ included, payable }) => !included && payable === 'on_site'),
  }
}
