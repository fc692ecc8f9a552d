import type { Schemas } from '@portal/api-client/contract'
import { describe, expect, test } from 'vitest'
import { payOrder, readOrder } from '../../../testing/hotel-journey.ts'
import { signedInAgain } from '../../../testing/real-mock.ts'
import {
  bookCar,
  bookTransfer,
  carRequest,
  downtown,
  transferRequest,
  travellers,
  typedPlace,
} from '../../../testing/ride-journey.ts'
import { amount, signedIn } from '../../../testing/signed-in.ts'

const { member, until, balance, supplierSays } = signedIn('goldenland')

type Order = Schemas['Order']
type Booked = Pick<Order, 'booking_id' | 'version'>

async function confirmed(booked: Booked): Promise<Order> {
  await payOrder(member, booked)
  member.world.clock.advance(8000)
  return readOrder(member, booked.booking_id)
}

const transferOf = (part: Partial<Schemas['TransferChange']> = {}) => ({
  transfer: {
    flight: { flight_number: '8M332' },
    service_local: transferRequest.service_local,
    place: downtown,
    passengers: transferRequest.passengers,
    luggage: 2,
    vehicle_class: 'sedan' as const,
    driver_language: 'burmese' as const,
    extras: [],
    guests: travellers(),
    ...part,
  },
})

const rentalOf = (
  hire: Partial<Schemas['QuoteCarRequest']> = {},
  itinerary: Schemas['ItineraryStop'][] = [],
) => ({ rental: { hire: { ...carRequest, ...hire }, guests: travellers(), itinerary } })

const ask = ({ booking_id: id, version }: Booked, change: object) =>
  member.post('/api/order/changeQuote', { id, version, change })

async function make(order: Booked, change: object) {
  const { data } = await ask(order, change)
  const { booking_id: id, version } = order
  const { quote_id } = data.quote
  const made = await member.post('/api/order/change', { id, version, quote_id, accept_terms: true })
  return { terms: data.quote.terms as Schemas['OrderChangeTerms'], made: made.data }
}

describe('a confirmed transfer', () => {
  test('R4.146 A larger vehicle for more people is charged, and says what changed', async () => {
    const order = await confirmed(await bookTransfer(member))
    const before = await balance()
    const passengers = { adults: 5, child_ages: [] }
    const { terms, made } = await make(
      order,
      transferOf({ passengers, luggage: 4, vehicle_class: 'van', place: typedPlace }),
    )
    expect(made).toMatchObject({
      outcome: 'changed',
      order: { vehicle_class: 'van', luggage: 4, passengers, destination: { name: typedPlace.name } },
    })
    expect(before - (await balance())).toBeCloseTo(amount(terms.settlement_diff ?? { amount: '0' }), 2)
    expect(made.order.timeline.at(-1).note).toContain('1 × Sedan · Burmese → 1 × Van · Burmese')
    expect(made.order.voucher.version).toBe((order.voucher.version ?? 0) + 1)
  })

  test('R4.146 Another time of the same vehicle costs what it costs with a correction, the night alone', async () => {
    const order = await confirmed(await bookTransfer(member))
    const night = '2026-12-10T23:40:00+06:30'
    const changes = { pick_up_local: night }
    const { booking_id: id, version } = order
    const corrected = (await member.post('/api/order/amendPreview', { id, version, changes })).data
    const { terms, made } = await make(order, transferOf({ service_local: night }))
    expect(terms.price_diff).toEqual(corrected.price_diff)
    expect(amount(terms.price_diff)).toBeGreaterThan(0)
    expect(made.order.local_pick_up_time).toBe(night)
  })

  test('R4.146 A fleet that always is asked is asked for another time by both calls', async () => {
    const order = await confirmed(await bookTransfer(member))
    const record = member.world.tables.order.get(order.booking_id)
    if (record) member.world.tables.order.put({ ...record, on_request: true })
    const { booking_id: id, version } = order
    const changes = { pick_up_local: '2026-12-10T18:40:00+06:30' }
    const { data } = await member.post('/api/order/amendPreview', { id, version, changes })
    expect(data.verdict).toBe('ask')
    const quoted = (await ask(order, transferOf({ service_local: changes.pick_up_local }))).data
    expect(quoted.quote.on_request).toBe(true)
  })

  test('R4.146 What cannot be driven is refused at its field', async () => {
    const order = await confirmed(await bookTransfer(member))
    const errorsOf = async (part: Parameters<typeof transferOf>[0]) =>
      Object.keys((await ask(order, transferOf(part))).data.fields ?? {})
    expect(await errorsOf({ flight: null })).toEqual(['change.transfer.flight'])
    expect(await errorsOf({ service_local: '2026-11-01T16:00:00+06:30' })).toEqual([
      'change.transfer.service_local',
    ])
    expect(await errorsOf({ passengers: { adults: 50, child_ages: [] }, vehicle_class: 'compact' })).toEqual([
      'change.transfer.vehicle_class',
    ])
    expect(await errorsOf({ guests: travellers('Thant', 'Thant') })).toEqual([
      'change.transfer.guests[1].full_name',
    ])
    expect(await errorsOf({})).toEqual(['change.transfer'])
    expect((await ask(order, rentalOf())).data.fields).toHaveProperty(['change.transfer'])
  })

  test('R4.147 In the fee period the fleet is asked, keeps what its terms keep, and may refuse', async () => {
    const order = await confirmed(await bookTransfer(member, {}, { vehicle_class: 'van' }))
    until('2026-12-10T06:00:00+06:30')
    const before = await balance()
    const current = await readOrder(member, order.booking_id)
    const smaller = transferOf({ vehicle_class: 'sedan' })
    const { terms, made } = await make(current, smaller)
    const kept = amount(terms.fee)
    expect(kept).toBeGreaterThan(0)
    expect(made.outcome).toBe('requested')
    supplierSays('amend_nack', order.booking_id)
    const refused = await readOrder(member, order.booking_id)
    expect(refused).toMatchObject({ vehicle_class: 'van', amendment: null })
    expect(await balance()).toBe(before)
    await make(refused, smaller)
    supplierSays('amend_ack', order.booking_id)
    const after = await readOrder(member, order.booking_id)
    expect(after).toMatchObject({ vehicle_class: 'sedan', driver_name: null })
    const fee = after.price_breakdown.find(({ code }: Schemas['PriceLine']) => code === 'change_fee')
    expect(amount(fee.money)).toBe(kept)
    expect((await balance()) - before).toBeCloseTo(-amount(terms.settlement_diff ?? { amount: '0' }), 2)
  })
})

describe('a confirmed car', () => {
  test('R4.146 A day less goes back to where it was paid from; days and stops are those asked for', async () => {
    const order = await confirmed(await bookCar(member))
    const before = await balance()
    const stop = { seq: 1, date: '2026-12-11', stop: 'Bago', planned_time: '10:00' }
    const { terms, made } = await make(order, rentalOf({ days_or_hours: 2, drop_off: typedPlace }, [stop]))
    expect(amount(terms.price_diff)).toBeLessThan(0)
    expect(made.order).toMatchObject({ days_or_hours: 2, itinerary: [stop], order_status: 'confirmed' })
    expect((await balance()) - before).toBeCloseTo(-amount(terms.settlement_diff ?? { amount: '0' }), 2)
    expect(made.order.timeline.at(-1).note).toContain('3 days → 2 days')
  })

  test.each([
    ['car', 'en', 'Not booked'],
    ['car', 'zh-cn', '未预订'],
    ['transfer', 'en', 'Not booked'],
    ['transfer', 'zh-cn', '未预订'],
  ] as const)('R4.146 What neither %s has is not in its history (%s)', async (product, language, absent) => {
    const isCar = product === 'car'
    const order = await confirmed(await (isCar ? bookCar(member) : bookTransfer(member)))
    const wanted = isCar ? rentalOf({ days_or_hours: 2 }) : transferOf({ vehicle_class: 'van' })
    const { booking_id: id } = (await make(order, wanted)).made.order
    const { note } = (await member.get('/api/order/detail', { id }, language)).data.order.timeline.at(-1)
    expect(note).toContain('→')
    expect(note).not.toContain(absent)
  })

  test('R4.146 Stops and people of the same cars cost nothing', async () => {
    const order = await confirmed(await bookCar(member))
    const { terms } = await make(order, rentalOf({ passengers: { adults: 3, child_ages: [] } }))
    expect(amount(terms.price_diff)).toBe(0)
    expect(amount(terms.fee)).toBe(0)
  })

  test('R4.146 A second car is priced as a booking of two', async () => {
    const order = await confirmed(await bookCar(member))
    const hire = { number_of_rentals: 2 }
    const priced = (await member.post('/api/car/quote', { ...carRequest, ...hire })).data
    const { made } = await make(order, rentalOf(hire))
    expect(made.order.total_price).toEqual(priced.total_price)
  })

  test('R4.147 A dearer change beyond the limit of the member is refused, and changes nothing', async () => {
    const booker = signedInAgain(member, 'golden_booker')
    const booked = await bookCar(booker)
    await payOrder(booker, booked)
    member.world.clock.advance(8000)
    const order = await readOrder(booker, booked.booking_id)
    const [row] = member.world.tables.member.where(({ username }) => username === 'golden_booker')
    if (!row) throw new Error('There is no booker')
    member.world.tables.member.put({ ...row, limit_per_order: order.total_settlement_price.amount })
    const { booking_id: id, version } = order
    const { quote } = (
      await booker.post('/api/order/changeQuote', { id, version, change: rentalOf({ days_or_hours: 9 }) })
    ).data
    const refused = await booker.post('/api/order/change', {
      id,
      version,
      quote_id: quote.quote_id,
      accept_terms: true,
    })
    expect(refused.data.error_key).toBe('SUBACCOUNT_LIMIT')
    expect(await readOrder(booker, id)).toMatchObject({ days_or_hours: 3, version })
  })
})
