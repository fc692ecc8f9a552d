import type { Schemas } from '@portal/api-client/contract'
import { expect } from 'vitest'
import type { Envelope, RealMock } from './real-mock.ts'

/** The steps of a hotel booking as a portal sends them, for tests of what follows. */

interface JourneyRequest {
  readonly hotel_id?: string
  readonly check_in?: string
  readonly check_out?: string
  readonly non_refundable?: boolean
  /** Position of the room type, from 0; otherwise the first that fits. */
  readonly room?: number
  /** A rate of which no more rooms than this are left, and some number is said. */
  readonly most_left?: number
  readonly rooms?: readonly Schemas['RoomOccupancy'][]
  readonly names?: readonly string[]
  /** Digits that make the `client_ref` of this booking different from others. */
  readonly nth?: number
}

export const clientRef = (nth: number) => `7b1f9f0a-2c1d-4e5f-8a9b-${String(nth).padStart(12, '0')}`

/** A rate of the hotel as the rates page shows it. */
export async function findRate(member: RealMock, request: JourneyRequest = {}) {
  const {
    hotel_id = '1001',
    check_in = '2026-12-10',
    check_out = '2026-12-12',
    non_refundable = false,
    room,
    most_left,
    rooms = [{ adults: 2, child_ages: [] }],
  } = request
  const answer = await member.post('/api/hotel/rates', {
    hotel_id,
    check_in,
    check_out,
    rooms,
    nationality: 'CN',
  })
  const groups: Schemas['RoomTypeRates'][] = answer.data.rooms
  const rates = (room === undefined ? groups : groups.slice(room, room + 1)).flatMap((group) => group.rates)
  const rate = rates.find(
    ({ cancellation_policy, allotment_left }) =>
      cancellation_policy.non_refundable === non_refundable &&
      (most_left === undefined || (allotment_left !== null && allotment_left <= most_left)),
  )
  if (!rate) throw new Error(`Nothing is on sale at hotel ${hotel_id}`)
  return rate
}

export const checkRate = (member: RealMock, rate: { rate_key: string; total_price: unknown }) =>
  member.post('/api/hotel/checkRate', { rate_key: rate.rate_key, known_total: rate.total_price })

export function bookingBody(
  rate: Pick<Schemas['Rate'], 'rate_key' | 'total_price'>,
  request: JourneyRequest = {},
) {
  const names = request.names ?? ['Thant', 'ZHANG MEI']
  return {
    client_ref: clientRef(request.nth ?? 1),
    rate_key: rate.rate_key,
    accepted_total: rate.total_price,
    guests: names.map((full_name, index) => ({
      room_index: 1,
      full_name,
      type: 'adult' as const,
      is_lead: index === 0,
    })),
    contact: { person: 'Thiri Aung', phone: '+95955501234' },
  }
}

/** Finds, checks and books; answers the order. */
export async function bookStay(member: RealMock, request: JourneyRequest = {}) {
  const checked = await checkRate(member, await findRate(member, request))
  const booked = await member.post('/api/hotel/book', bookingBody(checked.data.rate, request))
  expect(booked).toMatchObject({ code: 1 })
  return booked.data.order
}

export const payOrder = (
  member: RealMock,
  order: { booking_id: string; version: number },
  channel: 'predeposit' | 'credit' = 'predeposit',
  nth = 2,
): Promise<Envelope> =>
  member.post('/api/order/pay', {
    id: order.booking_id,
    channel,
    client_ref: clientRef(1000 + nth),
    version: order.version,
  })

/** A confirmed order: booked, paid, and answered by the supplier. */
export async function confirmedOrder(
  member: RealMock,
  request: JourneyRequest = {},
  channel: 'predeposit' | 'credit' = 'predeposit',
) {
  const order = await bookStay(member, request)
  expect(await payOrder(member, order, channel, request.nth)).toMatchObject({ code: 1 })
  member.world.clock.advance(8000)
  return readOrder(member, order.booking_id)
}

export async function readOrder(member: RealMock, id: string) {
  const answer = await member.get('/api/order/detail', { id })
  return answer.data.order
}

/** The token in the address of a voucher's check page. */
export const tokenIn = (verify_url: string) => verify_url.split(/[/?]/)[2] ?? ''

/** Whatever a test did, the answers keep to the contract and the ledger balances. */
export function expectCleanWorld({ world }: RealMock): void {
  expect(world.verdict.report()).toEqual({ clean: true, findings: [] })
}
