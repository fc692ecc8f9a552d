import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createControl } from '../../control/client.ts'
import { flightOn } from '../../domain/airport/route.ts'
import { toLocal } from '../../domain/time/zones.ts'
import { program } from '../../program.ts'
import { expectCleanWorld, payOrder, readOrder } from '../../testing/hotel-journey.ts'
import { edgeRequest } from '../../testing/plain-program.ts'
import { type RealMock, realMock, signedInAgain } from '../../testing/real-mock.ts'
import { bookTransfer } from '../../testing/ride-journey.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const minute = 60_000
const until = (local: string | number) => {
  const at = typeof local === 'number' ? local : Date.parse(local)
  member.world.clock.advance(at - member.world.clock.now())
  member = signedInAgain(member, 'goldenland')
}
const news = (id: string, detail: object) => program.supplierEvents.flight(member.world, id, { ...detail })
/** Title and text of the last message, in the bell and in the mail. */
const told = async () => {
  const { list } = (await member.get('/api/notification/index')).data
  const mailed = member.world.sent.findLast(({ event }) => event === 'flight_changed')
  expect(list[0].body.length).toBeGreaterThan(0)
  return `${list[0].body} ${mailed?.text}`
}
const keysOf = ({ attention }: { attention: { key: string }[] }) => attention.map(({ key }) => key)
const voucherOf = async (id: string) =>
  (await member.get('/api/order/voucher', { id, language: 'en' })).data.voucher
const order = (id: string) => readOrder(member, id)
const at = (local: string) => Date.parse(local)

async function confirmedTransfer(request: object = {}, more: object = {}) {
  const booked = await bookTransfer(member, request, {}, 1, more)
  await payOrder(member, booked)
  member.world.clock.advance(8000)
  return order(booked.booking_id)
}

describe('news about a flight', () => {
  test('A delay moves the pick-up, its end and the free waiting; price, terms and payment stay', async () => {
    const before = await confirmedTransfer()
    const id = before.booking_id
    const scheduled = at(before.arriving_local)
    const lead = at(before.local_pick_up_time) - scheduled
    const wallet = (await member.get('/api/wallet/summary')).data.wallet
    expect(news(id, { what: 'delayed', minutes: 95 })).toBeNull()
    const after = await order(id)
    expect(at(after.flight.estimated_local)).toBe(scheduled + 95 * minute)
    expect(after.flight.status).toBe('delayed')
    expect(at(after.local_pick_up_time)).toBe(scheduled + 95 * minute + lead)
    expect(at(after.free_wait_until_local)).toBe(
      Math.max(scheduled + 95 * minute, at(after.local_pick_up_time)) + after.free_wait_minutes * minute,
    )
    for (const kept of [
      'total_price',
      'total_settlement_price',
      'arriving_local',
      'price_breakdown',
      'order_status',
    ])
      expect(after[kept], kept).toEqual(before[kept])
    expect(after.cancellation_policy.tiers).toEqual(before.cancellation_policy.tiers)
    expect((await member.get('/api/wallet/summary')).data.wallet).toEqual(wallet)
    expect(after.voucher.version).toBe(before.voucher.version + 1)
    expect(after.timeline.at(-1)).toMatchObject({
      event: 'flight_update',
      note: expect.stringContaining('Delayed'),
    })
    const { list } = (await member.get('/api/notification/index')).data
    expect(list[0]).toMatchObject({ title: 'Flight update', order_id: id })
    const { flight } = (await member.get('/api/order/dispatch', { id })).data
    expect(flight.status).toBe('delayed')
    const clock = (local: string) => local.slice(0, 16).replace('T', ' ')
    expect(await told()).toContain(clock(after.flight.estimated_local))
    expect((await voucherOf(id)).flight_news).toMatchObject({
      status: 'delayed',
      expected_local: after.flight.estimated_local,
    })
    expect(keysOf(after)).toEqual([])
  })

  test('The driver comes at the new time, and the latest news counts', async () => {
    const before = await confirmedTransfer()
    const id = before.booking_id
    const pickUp = at(before.local_pick_up_time)
    until(pickUp - 100 * minute)
    expect((await order(id)).dispatch.status).toBe('assigned')
    expect(news(id, { what: 'delayed', minutes: 60 })).toBeNull()
    expect(news(id, { what: 'delayed', minutes: 180 })).toBeNull()
    const late = at((await order(id)).local_pick_up_time)
    until(pickUp + 30 * minute)
    expect((await order(id)).dispatch.status).toBe('assigned')
    until(late - 5 * minute)
    expect((await order(id)).dispatch.status).toBe('arrived')
    until(late + 10 * minute)
    expect((await order(id)).dispatch.status).toBe('on_board')
  })

  test('An early flight moves the pick-up forward', async () => {
    const before = await confirmedTransfer()
    expect(news(before.booking_id, { what: 'early', minutes: 25 })).toBeNull()
    const after = await order(before.booking_id)
    expect(at(before.local_pick_up_time) - at(after.local_pick_up_time)).toBe(25 * minute)
    expect(after.flight.status).toBe('scheduled')
  })

  test('Free waiting starts at the landing, and a no-show is possible only after it', async () => {
    const before = await confirmedTransfer()
    const id = before.booking_id
    until(at(before.arriving_local) + 40 * minute)
    expect(news(id, { what: 'landed' })).toBeNull()
    const after = await order(id)
    expect(after.flight).toMatchObject({ status: 'landed', actual_local: after.flight.estimated_local })
    expect(at(after.flight.actual_local)).toBe(member.world.clock.now())
    until(at(after.free_wait_until_local) - 1000)
    member.world.jobs.cancel('dispatch', id)
    expect(program.supplierEvents.no_show(member.world, id, {})).toContain('TOO_EARLY')
    until(at(after.free_wait_until_local))
    expect(program.supplierEvents.no_show(member.world, id, {})).toBeNull()
  })

  test('R5.80 A cancelled flight moves nothing; notice, mail, voucher and order say it until it is changed', async () => {
    const before = await confirmedTransfer()
    const id = before.booking_id
    expect(news(id, { what: 'cancelled' })).toBeNull()
    const after = await order(id)
    expect(after.local_pick_up_time).toBe(before.local_pick_up_time)
    expect(after.flight).toMatchObject({ status: 'cancelled', estimated_local: null, actual_local: null })
    expect(news(id, { what: 'landed' })).toContain('cancelled already')
    expect(await told()).toMatch(/8M332 is cancelled.*another flight.*(cancelled|取消)/s)
    expect((await voucherOf(id)).flight_news).toMatchObject({ status: 'cancelled', expected_local: null })
    expect(keysOf(after)).toEqual(['flight_cancelled'])
    const { list } = (await member.get('/api/order/deadlines')).data
    expect(list).toContainEqual(expect.objectContaining({ booking_id: id, attention: after.attention }))
    const changes = {
      flight: { flight_number: '8M334', flight_local: '2026-12-11T17:00:00+06:30', flight_time_known: true },
    }
    const body = { id, version: after.version, changes, accept_price_diff: true }
    expect((await member.post('/api/order/amend', body)).data.outcome).toBe('applied')
    const changed = await order(id)
    expect(changed.flight.status).not.toBe('cancelled')
    expect(keysOf(changed)).toEqual([])
  })

  test('R5.91 A flight that the timetable cancels is told when the driver is sent', async () => {
    const airport = member.world.catalogue.airport('RGN')
    const days = Array.from({ length: 25 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`)
    const cancelled = days.flatMap((date) =>
      ['8M332', '8M334', '8M336', '8M338', 'UB102', 'SQ997'].flatMap((flight_number) => {
        const now = at(`${date}T12:00:00+06:30`)
        const { flight } = flightOn(
          member.world.catalogue,
          airport as never,
          'pickup',
          flight_number,
          date,
          now,
        )
        return flight?.status === 'cancelled' ? [{ flight_number, lands: flight.arrival.scheduled }] : []
      }),
    )
    const [{ flight_number, lands } = { flight_number: '', lands: 0 }] = cancelled
    const service_local = toLocal(lands + 45 * minute, 'Asia/Yangon')
    const { booking_id: id } = await confirmedTransfer({ flight_number, service_local })
    expect(keysOf(await order(id))).toEqual([])
    until(lands - 12 * 60 * minute)
    expect(keysOf(await order(id))).toEqual(['flight_cancelled'])
    expect(await told()).toContain(`${flight_number} is cancelled`)
    expect((await voucherOf(id)).flight_news).toMatchObject({ status: 'cancelled' })
  })

  test.each([
    ['2024-12-11', 1, { is_infant: false, age: 2 }, { adults: 1, child_ages: [2] }],
    ['2008-12-11', 17, { type: 'adult', age: null }, { adults: 2, child_ages: [] }],
  ])(
    'R5.91 A delay over midnight and a birthday (%s) is told, and people are as old as they are',
    async (...row) => {
      const [birthday, age, then, passengers] = row
      const guests = [
        { full_name: 'WANG WEI', type: 'adult', is_lead: true, phone: '+8613800001234' },
        { full_name: 'WANG XIAO', type: 'child', is_lead: false, birthday },
      ]
      const request = {
        flight_number: '8M336',
        service_local: undefined,
        flight_local: '2026-12-10T21:00:00+06:30',
      }
      const family = { ...request, passengers: { adults: 1, child_ages: [age] } }
      const before = await confirmedTransfer(family, { guests })
      const id = before.booking_id
      expect(before.guests[1]).toMatchObject({ type: 'child', age })
      expect(news(id, { what: 'delayed', minutes: 200 })).toBeNull()
      const after = await order(id)
      expect(after.guests[1]).toMatchObject(then)
      expect(after).toMatchObject({ passengers, total_price: before.total_price })
      expect(await told()).toMatch(/12-11 00:20.*WANG XIAO is (2|18) on that day/s)
      expect((await voucherOf(id)).guests[1]).toMatchObject(then)
      expect(news(id, { what: 'delayed', minutes: 30 })).toBeNull()
      expect((await order(id)).guests[1]).toMatchObject({ type: 'child', age })
    },
  )

  test('A drop-off keeps the agreed time, whatever happens to the flight', async () => {
    const request = {
      transfer_type: 'dropoff',
      flight_number: '8M331',
      service_local: '2026-12-10T06:30:00+06:30',
    }
    const before = await confirmedTransfer({
      ...request,
      flight_local: '2026-12-10T12:00:00+06:30',
      flight_time_known: true,
    })
    expect(news(before.booking_id, { what: 'delayed', minutes: 120 })).toBeNull()
    const after = await order(before.booking_id)
    expect(after.local_pick_up_time).toBe(before.local_pick_up_time)
    expect(after.flight.status).toBe('delayed')
    expect(keysOf(after)).toEqual([])
  })

  test('R5.80 A drop-off whose flight leaves before the pick-up needs attention until it is moved', async () => {
    const { booking_id: id } = await confirmedTransfer({
      transfer_type: 'dropoff',
      flight_number: '8M331',
      service_local: '2026-12-10T09:00:00+06:30',
      flight_local: '2026-12-10T12:00:00+06:30',
      flight_time_known: true,
    })
    expect(news(id, { what: 'early', minutes: 200 })).toBeNull()
    const missed = await order(id)
    expect(keysOf(missed)).toEqual(['flight_missed'])
    expect(await told()).toMatch(/08:40.*09:00.*does not fit/s)
    const changes = { pick_up_local: '2026-12-10T06:00:00+06:30' }
    const body = { id, version: missed.version, changes, accept_price_diff: true }
    expect((await member.post('/api/order/amend', body)).code).toBe(1)
    expect(keysOf(await order(id))).toEqual([])
  })

  test.each([
    ['no word that is known', { what: 'lost' }, 'A flight is delayed, early, cancelled, landed'],
    ['no minutes', { what: 'delayed' }, 'whole number from 1 to 1440'],
    ['too many minutes', { what: 'early', minutes: 9999 }, 'whole number from 1 to 1440'],
  ])('Refuses news with %s with a message, and changes nothing', async (_what, detail, sentence) => {
    const before = await confirmedTransfer()
    expect(news(before.booking_id, detail)).toContain(sentence)
    expect(news('H2611210001', detail)).toContain('There is no transfer')
    expect((await order(before.booking_id)).version).toBe(before.version)
  })

  test('News from a control call appears in the journal of the world', async () => {
    const { booking_id } = await confirmedTransfer()
    const direct = async (
      url: string,
      init: { method: string; headers: Record<string, string>; body?: string },
    ) => {
      const { headers, body, method } = init
      const request = edgeRequest(url, {
        method,
        headers,
        token: null,
        ...(body === undefined ? {} : { body }),
      })
      const { status, body: text } = await member.mock.handle(request)
      return new Response(text as string, { status })
    }
    const control = createControl({ fetch: direct as unknown as typeof fetch })
    await control.supplier('flight', booking_id, { what: 'delayed', minutes: 30 })
    await expect(control.supplier('flight', booking_id, { what: 'delayed' })).rejects.toThrow('whole number')
    const calls = (await control.journal()).filter(({ path }) => path === '/__mock/supplier/flight')
    expect(calls.map(({ status }) => status)).toEqual([200, 409])
  })
})
