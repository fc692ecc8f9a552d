import type { Schemas } from '@portal/api-client/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { StayRequest } from '../../domain/hotel/rate-key.ts'
import type { Candidate } from '../../domain/hotel/search.ts'
import type { HotelOrderRecord } from '../../domain/order/order.ts'
import { addDays } from '../../domain/time/dates.ts'
import { program } from '../../program.ts'
import { stayOf } from '../../scenarios/bookings.ts'
import { bookingBody, checkRate, expectCleanWorld, payOrder, readOrder } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'
import { marketOf } from '../markup/market.ts'
import { viewerOf } from '../viewer.ts'
import { candidatesOf, type Destination, destinationOf } from './hotel-candidates.ts'
import { roomsTaken } from './sold-rooms.ts'

const rooms = [{ adults: 2, child_ages: [] }]

/** A room of which two are left for one night, at a hotel that sells it by ordinary terms. */
function scarceRoom({ world: { catalogue } }: RealMock) {
  for (const hotel of catalogue.hotelsOfCity('yangon'))
    for (let day = 10; day < 40; day += 1) {
      const check_in = addDays('2026-11-21', day)
      const room = catalogue
        .roomTypes(hotel.id)
        .find(({ id, max_adults }) => max_adults >= 2 && catalogue.allotment(hotel.id, id, check_in) === 2)
      if (room)
        return { hotel_id: hotel.id, room_type_id: room.id, check_in, check_out: addDays(check_in, 1) }
    }
  throw new Error('No room is scarce.')
}

describe('a room of which two are left', () => {
  let member: RealMock
  let wanted: ReturnType<typeof scarceRoom>
  beforeEach(() => {
    member = realMock('goldenland')
    wanted = scarceRoom(member)
  })

  const ratesOf = async (): Promise<Schemas['Rate'][]> => {
    const { hotel_id, check_in, check_out, room_type_id } = wanted
    const stay = { hotel_id, check_in, check_out, rooms, nationality: 'CN' }
    const groups: Schemas['RoomTypeRates'][] = (await member.post('/api/hotel/rates', stay)).data.rooms
    return groups.flatMap(({ rates }) => rates).filter((rate) => rate.room_type_id === room_type_id)
  }
  const left = async () => [...new Set((await ratesOf()).map(({ allotment_left }) => allotment_left))]

  let nth = 0
  const book = async (rate: Schemas['Rate'] | undefined) => {
    nth += 1
    const checked = await checkRate(member, rate as Schemas['Rate'])
    const names = [`WANG ${'AEIOU'.charAt(nth % 5)}N`, `LI ${'AEIOU'.charAt(nth % 5)}NG`]
    return member.post('/api/hotel/book', bookingBody(checked.data.rate, { names, nth }))
  }
  const cancel = async ({ booking_id: id, version }: { booking_id: string; version: number }) => {
    const quoted = (await member.post('/api/order/cancelQuote', { id })).data.quote
    const { quote_id } = quoted
    return member.post('/api/order/cancel', { id, quote_id, accept_penalty: true, version })
  }

  test('R4.143 A further room of an order is taken once, while the hotel is asked too, and given back', async () => {
    const seen = (await ratesOf()).find((rate) => !rate.cancellation_policy.non_refundable)
    const { order: unpaid } = (await book(seen)).data
    await payOrder(member, unpaid)
    member.world.clock.advance(8000)
    const change = async (isMore: boolean) => {
      const order = await readOrder(member, unpaid.booking_id)
      const { booking_id: id, version } = order
      const {
        rooms: [room],
        guests,
        ...dates
      } = stayOf(order)
      const first = guests.filter(({ room_index }) => room_index === 1)
      const further = { room_index: 2, full_name: 'AUNG AUNG', type: 'adult', is_lead: true }
      const stay = {
        ...dates,
        rooms: isMore ? [room, { ...room, booked_as: null }] : [room],
        guests: isMore ? [...first, further] : first,
      }
      const asked = await member.post('/api/order/changeQuote', { id, version, change: { stay } })
      expect(asked.data).toMatchObject({ outcome: 'offered' })
      const { quote_id, on_request } = asked.data.quote
      await member.post('/api/order/change', { id, version, quote_id, accept_terms: true })
      return () => on_request && program.supplierEvents.amend_ack(member.world, id, {})
    }
    expect(await left()).toEqual([1])
    const record = member.world.tables.order.get(unpaid.booking_id) as HotelOrderRecord
    const priced = { ...record, check_out_date: addDays(record.check_out_date, 1) }
    const unpriced = { changes: {}, price_diff: 0, settlement_diff: 0, requested_by: null, requested_time: 0 }
    const asked = { ...record, amendment: { priced, ...unpriced } }
    expect([roomsTaken(record), roomsTaken(asked)].map((nights) => [...nights.values()])).toEqual([
      [1],
      [1, 1],
    ])
    const agree = await change(true)
    expect(await left()).toEqual([])
    agree()
    expect(await left()).toEqual([])
    const agreeAgain = await change(false)
    agreeAgain()
    expect(await left()).toEqual([1])
    expectCleanWorld(member)
  })

  test('Says so until it is booked, and is sold out after two bookings', async () => {
    expect(await left()).toEqual([2])
    const [seen] = await ratesOf()
    expect(await book(seen)).toMatchObject({ code: 1 })
    expect(await left()).toEqual([1])
    expect(await book((await ratesOf())[0])).toMatchObject({ code: 1 })
    expect(await ratesOf()).toEqual([])
    expect((await checkRate(member, seen as Schemas['Rate'])).data.outcome).toBe('sold_out')
    expectCleanWorld(member)
  })

  test('Shows the same number in a search to every reader', async () => {
    const { hotel_id, check_in, check_out, room_type_id } = wanted
    const body = {
      destination: { type: 'hotel', id: hotel_id },
      check_in,
      check_out,
      rooms,
      nationality: 'CN',
    }
    const seen = () => candidateAt(member, body).quotes.filter(({ room }) => room.id === room_type_id)
    expect(new Set(seen().map((quote) => quote.left))).toEqual(new Set([2]))
    expect(await book((await ratesOf())[0])).toMatchObject({ code: 1 })
    expect(new Set(seen().map((quote) => quote.left))).toEqual(new Set([1]))
    await book((await ratesOf())[0])
    expect(seen()).toEqual([])
  })

  test('Becomes available again after a cancellation, or when an order is not paid in time', async () => {
    const { order } = (await book((await ratesOf())[0])).data
    await book((await ratesOf())[0])
    expect(await cancel(order)).toMatchObject({ code: 1 })
    expect(await left()).toEqual([1])
    member.world.clock.advance(31 * 60_000)
    expect(await left()).toEqual([2])
  })

  test('Has two left in every other world of the seed', async () => {
    await book((await ratesOf())[0])
    member = realMock('goldenland')
    expect(await left()).toEqual([2])
  })
})

/** The hotel itself among what a search around it finds for the owner of company 1. */
function candidateAt(
  { world }: RealMock,
  search: Omit<StayRequest, 'hotel_id' | 'currency'> & { readonly destination: { readonly id: string } },
): Candidate {
  const { destination, ...criteria } = search
  const member = world.tables.member.get('101') ?? null
  const viewer = viewerOf({ member, language: 'en', now: world.clock.now() }, world)
  const place = destinationOf(world.catalogue, { type: 'hotel', id: destination.id }) as Destination
  const found = candidatesOf(world.catalogue, marketOf(viewer), place, { ...criteria, currency: 'CNY' })
  return found.find(({ hotel }) => hotel.id === destination.id) as Candidate
}
