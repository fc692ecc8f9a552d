import type { Schemas } from '@portal/api-client'

type Rate = Schemas['Rate']

/** The rate chosen for a room, and the total that was seen then; empty when a booking is made again. */
export interface RoomPick {
  rate_id: string
  amount: string
}

/** By room, in order; null for a room without a choice. */
export type RoomPicks = readonly (RoomPick | null)[]

/** Reads the choice in the address for this number of rooms; what cannot be read is not chosen. */
export function readPicks(text: string | undefined, rooms: number): RoomPicks {
  const written = text?.split(',') ?? []
  return Array.from({ length: rooms }, (_, index) => {
    const [rate_id, amount = '', ...rest] = written[index]?.split('*') ?? []
    return rate_id && rest.length === 0 ? { rate_id, amount } : null
  })
}

/** Undefined without any choice, so that it leaves the address. */
export const picksText = (picks: RoomPicks): string | undefined =>
  picks.some((pick) => pick !== null)
    ? picks.map((pick) => (pick ? [pick.rate_id, pick.amount].filter(Boolean).join('*') : '')).join(',')
    : undefined

/** The choice with this rate for the room; `room` from 1. */
export const withPick = (picks: RoomPicks, room: number, { rate_id, total_price }: Rate): RoomPicks =>
  picks.map((pick, index) => (index === room - 1 ? { rate_id, amount: total_price.amount } : pick))

/** The next room without a choice after this one, or the first one; the same room when all are chosen. From 1. */
export function nextOpen(picks: RoomPicks, room: number): number {
  const order = picks.map((_, index) => ((room + index) % picks.length) + 1)
  return order.find((number) => picks[number - 1] === null) ?? room
}

/** What became of a choice. */
export type PickState =
  | { state: 'open' | 'loading' | 'gone'; rate: null }
  | { state: 'chosen' | 'moved'; rate: Rate }

/** The rate of today for a choice; `moved` where it costs something else now. `rooms` is undefined while it loads. */
export function pickState(
  pick: RoomPick | null,
  rooms: readonly Schemas['RoomTypeRates'][] | undefined,
): PickState {
  if (pick === null) return { state: 'open', rate: null }
  if (rooms === undefined) return { state: 'loading', rate: null }
  const rate = rooms.flatMap(({ rates }) => rates).find(({ rate_id }) => rate_id === pick.rate_id)
  if (!rate) return { state: 'gone', rate: null }
  const moved = pick.amount !== '' && rate.total_price.amount !== pick.amount
  return { state: moved ? 'moved' : 'chosen', rate }
}
