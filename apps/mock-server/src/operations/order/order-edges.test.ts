import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  bookingBody,
  bookStay,
  checkRate,
  confirmedOrder,
  expectCleanWorld,
  findRate,
  payOrder,
  readOrder,
} from '../../testing/hotel-journey.ts'
import { type RealMock, realMock, signedInAgain } from '../../testing/real-mock.ts'
import {
  bookCar,
  bookTransfer,
  carBody,
  quoteCar,
  quoteTransfer,
  searchTransfers,
  transferBody,
} from '../../testing/ride-journey.ts'

const hour = 3_600_000
const cny = (amount: string) => ({ amount, currency: 'CNY' })

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const until = (local: string) => {
  member.world.clock.advance(Date.parse(local) - member.world.clock.now())
  member = signedInAgain(member, 'goldenland')
}
const fieldsOf = (answer: { data: { fields?: object } | null }) => Object.keys(answer.data?.fields ?? {})
const amend = async (id: string, changes: object, more: object = {}) => {
  const { version } = await readOrder(member, id)
  return member.post('/api/order/amend', { id, version, changes, ...more })
}

async function confirmedTransfer(request: object = {}) {
  const order = await bookTransfer(member, request)
  await payOrder(member, order)
  member.world.clock.advance(8000)
  return order.booking_id as string
}

describe('the time of a transfer', () => {
  test('Is within a year, in a search and after a change', async () => {
    const late = { service_local: '2099-12-10T14:00:00+06:30', flight_number: undefined }
    expect(fieldsOf(await searchTransfers(member, late))).toEqual(['service_local'])
    const { booking_id: id } = await bookTransfer(member)
    const local = '2027-12-10T14:00:00+06:30'
    expect(fieldsOf(await amend(id, { pick_up_local: local }))).toEqual(['changes.pick_up_local'])
    const flight = { flight_number: '8M332', flight_local: local }
    expect(fieldsOf(await amend(id, { flight }))).toEqual(['changes.flight.flight_local'])
  })

  test('Is not before the landing, wherever the flight or the time comes from', async () => {
    const flight_local = '2026-12-11T02:00:00+06:30'
    expect(fieldsOf(await searchTransfers(member, { flight_number: '6E305', flight_local }))).toEqual([
      'service_local',
    ])
    const { booking_id: id } = await bookTransfer(member)
    const early = { pick_up_local: '2026-12-10T05:00:00+06:30' }
    expect(fieldsOf(await amend(id, early))).toEqual(['changes.pick_up_local'])
    const flight = { flight_number: '6E305', flight_local }
    const both = { ...early, flight }
    expect(fieldsOf(await amend(id, both))).toEqual(['changes.pick_up_local'])
    const { data } = await quoteTransfer(member)
    const body = transferBody(data, 9, { flight, confirm_duplicate: true })
    expect(fieldsOf(await member.post('/api/airport/book', body))).toContain('flight.flight_local')
  })

  test('Must match its flight: a flight of another day is refused at its own field', async () => {
    const flight_local = '2027-10-19T02:00:00+06:30'
    const flight = { flight_number: '6E305', flight_local }
    for (const transfer_type of ['pickup', 'dropoff'])
      expect(
        fieldsOf(await searchTransfers(member, { transfer_type, flight_number: '6E305', flight_local })),
      ).toEqual(['flight_local'])
    const { booking_id: id } = await bookTransfer(member)
    const pick_up_local = '2026-12-10T17:00:00+06:30'
    expect(fieldsOf(await amend(id, { pick_up_local, flight }))).toEqual(['changes.flight.flight_local'])
    const { data } = await quoteTransfer(member)
    const body = transferBody(data, 9, { flight, confirm_duplicate: true })
    expect(fieldsOf(await member.post('/api/airport/book', body))).toEqual(['flight.flight_local'])
  })

  test('A change cannot empty the name board of a pick-up', async () => {
    const id = await confirmedTransfer()
    for (const name_board_text of ['', '  ']) {
      expect(fieldsOf(await amend(id, { name_board_text }))).toEqual(['changes.name_board_text'])
    }
    expect((await amend(id, { name_board_text: ' LI ' })).data.order.name_board_text).toBe('LI')
  })
})

describe('a change that waits for its supplier', () => {
  test('Prevents the check-in of guests until it is answered, and says so', async () => {
    const { booking_id: id } = await confirmedOrder(member)
    until('2026-12-10T00:00:00+06:30')
    const asked = await amend(id, { guests: [{ position: 2, full_name: 'ZHANG MEI LI' }] })
    expect(asked.data.outcome).toBe('requested')
    const checkIn = async () => {
      const { version } = await readOrder(member, id)
      return member.post('/api/order/confirmCheckIn', { id, version })
    }
    expect((await checkIn()).data).toMatchObject({
      error_key: 'ACTION_NOT_ALLOWED',
      reason_key: 'CHANGE_OPEN',
    })
    member.world.clock.advance(5 * 60_000)
    const { data } = await checkIn()
    expect(data.order).toMatchObject({
      order_status: 'in_service',
      guests: [{}, { full_name: 'ZHANG MEI LI' }],
    })
  })
})

describe('money and names', () => {
  test('Refuses a refund with more decimals than its currency has, without rounding it', async () => {
    const { booking_id: id, version } = await confirmedOrder(member)
    const refund = {
      id,
      version,
      ground: 'goodwill',
      reason: 'No breakfast',
      money: cny('100.005'),
    }
    const answer = await member.post('/api/order/refund', refund)
    expect(answer.data).toMatchObject({ error_key: 'VALIDATION' })
    expect(fieldsOf(answer)).toEqual(['money.amount'])
  })

  test('Renaming a guest to one with an order for these nights needs a confirmation', async () => {
    const first = await bookStay(member)
    const second = await bookStay(member, { nth: 2, names: ['Su Su', 'LI NA'] })
    const guests = [{ position: 1, full_name: 'thant' }]
    const refused = await amend(second.booking_id, { guests })
    expect(refused.data).toMatchObject({ error_key: 'DUPLICATE_STAY', booking_id: first.booking_id })
    const kept = await amend(second.booking_id, { guests: [{ position: 1, full_name: 'Su Su Lwin' }] })
    expect(kept.data.outcome).toBe('applied')
    const confirmed = await amend(second.booking_id, { guests }, { confirm_duplicate: true })
    expect(confirmed.data.outcome).toBe('applied')
  })

  test('Moving a ride onto another one of the same guests needs a confirmation', async () => {
    const first = await bookCar(member)
    const away = '2026-12-20T09:00:00+06:30'
    const second = await bookCar(member, { start_local: away }, 2)
    const refused = await amend(second.booking_id, { pick_up_local: '2026-12-10T11:00:00+06:30' })
    expect(refused.data).toMatchObject({ error_key: 'DUPLICATE_STAY', booking_id: first.booking_id })
  })
})

describe('a form that is sent again', () => {
  test('Returns its order, although its rate was checked again meanwhile', async () => {
    const { data } = await checkRate(member, await findRate(member))
    const made = await member.post('/api/hotel/book', bookingBody(data.rate))
    member.world.clock.advance(60_000)
    const { data: fresh } = await checkRate(member, data.rate)
    expect(fresh.rate.rate_key).not.toBe(data.rate.rate_key)
    const again = await member.post('/api/hotel/book', bookingBody(fresh.rate))
    expect(again.data).toMatchObject({
      replayed: true,
      order: { booking_id: made.data.order.booking_id },
    })
    const other = { ...bookingBody(fresh.rate), special_requests: 'High floor' }
    expect((await member.post('/api/hotel/book', other)).data.error_key).toBe('IDEMPOTENCY_CONFLICT')
  })

  test('Returns its ride, although it was priced again meanwhile', async () => {
    const [car, transfer] = [await quoteCar(member), await quoteTransfer(member)]
    const made = await member.post('/api/car/book', carBody(car.data))
    const ride = await member.post('/api/airport/book', transferBody(transfer.data))
    member.world.clock.advance(60_000)
    const again = await member.post('/api/car/book', carBody((await quoteCar(member)).data))
    expect(again.data).toMatchObject({ replayed: true, order: { booking_id: made.data.order.booking_id } })
    const twice = await member.post('/api/airport/book', transferBody((await quoteTransfer(member)).data))
    expect(twice.data).toMatchObject({ replayed: true, order: { booking_id: ride.data.order.booking_id } })
    const longer = await quoteCar(member, { days_or_hours: 2 })
    expect((await member.post('/api/car/book', carBody(longer.data))).data.error_key).toBe(
      'IDEMPOTENCY_CONFLICT',
    )
  })
})

describe('a closed quote of the company', () => {
  async function quoteFor(rate: { rate_key: string; total_price: object }) {
    const saved = await member.post('/api/quote/save', {
      title: 'Yangon in December',
      customer: { name: 'Ms Li', contact: 'li@example.com' },
      expire_time: Math.floor(member.world.clock.now() / 1000) + (48 * hour) / 1000,
      show: { price: true, policy: true },
      options: [{ rate_key: rate.rate_key, sell_price: rate.total_price }],
    })
    expect(saved.code).toBe(1)
    return saved.data.quote.id as string
  }
  const stateOf = (id: string) => member.world.tables.quote.get(id)

  test('Takes no second order', async () => {
    const { data } = await checkRate(member, await findRate(member))
    const quote_id = await quoteFor(data.rate)
    const first = await member.post('/api/hotel/book', { ...bookingBody(data.rate), quote_id })
    expect(first.data.order.quote_id).toBe(quote_id)
    const request = { nth: 2, names: ['Su Su', 'LI NA'] }
    const second = await member.post('/api/hotel/book', { ...bookingBody(data.rate, request), quote_id })
    expect(Object.keys(second.data.fields)).toEqual(['quote_option_id'])
    expect(stateOf(quote_id)).toMatchObject({
      state: 'booked',
      options: [{ booking_id: first.data.order.booking_id }],
    })
  })

  test('Stays revoked and takes no order', async () => {
    const { data } = await checkRate(member, await findRate(member))
    const quote_id = await quoteFor(data.rate)
    await member.post('/api/quote/publish', { id: quote_id, action: 'send' })
    await member.post('/api/quote/publish', { id: quote_id, action: 'revoke' })
    const booked = await member.post('/api/hotel/book', { ...bookingBody(data.rate), quote_id })
    const fields = { quote_id: ['This quote is closed and takes no further orders'] }
    expect(booked.data.fields).toEqual(fields)
    const car = await quoteCar(member)
    const ride = await member.post('/api/car/book', carBody(car.data, 1, { quote_id }))
    expect(ride.data.fields).toEqual(fields)
    expect(stateOf(quote_id)).toMatchObject({ state: 'revoked', options: [{ booking_id: null }] })
  })
})
