import type { Schemas } from '@portal/api-client/contract'
import { PDFDocument } from 'pdf-lib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readDocument } from '../../documents/pdf/read-text.ts'
import { fetchFile } from '../../testing/document-desk.ts'
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
import { type RealMock, realMock } from '../../testing/real-mock.ts'
import { bookTransfer } from '../../testing/ride-journey.ts'

type Order = Schemas['OrderSummary']

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const file = (call: string, id: string, language = '') =>
  fetchFile(member, 'goldenland', `/api/trip/${call}?id=${id}${language}`, 'en')
async function tripOf(title: string, ...orders: Pick<Order, 'booking_id'>[]): Promise<Schemas['Trip']> {
  const body = { title, order_ids: orders.map(({ booking_id }) => booking_id) }
  return (await member.post('/api/trip/save', body)).data.trip
}

const flat = (text: string): string => text.replaceAll(' ', '')

/** A confirmed stay, and a transfer that is not paid. */
async function familyTrip() {
  const stay = await confirmedOrder(member)
  const ride = await bookTransfer(member)
  return { stay, ride, trip: await tripOf('Li family', stay, ride) }
}

test.each([
  ['en', ['Itinerary', 'Check-in', 'Not confirmed yet'], ['行程单']],
  ['zh-cn', ['行程单', '入住', '尚未确认'], ['Itinerary']],
  ['bilingual', ['行程单', 'Itinerary', '入住 Check-in'], []],
])(
  'R2.184 The itinerary is printed in %s, with its guests and without prices',
  async (language, said, unsaid) => {
    const { stay, ride, trip } = await familyTrip()
    const { bytes, type } = await file('itinerary', trip.id, `&language=${language}`)
    expect(type).toBe('application/pdf')
    const printed = (await readDocument(bytes)).flat
    for (const text of [...said, 'ZHANG MEI', '2026-12-10']) expect(printed).toContain(flat(text))
    for (const text of unsaid) expect(printed).not.toContain(flat(text))
    const amounts = [stay, ride].flatMap((order) => [
      order.total_price.amount,
      order.total_settlement_price.amount,
    ])
    for (const amount of amounts) expect(printed).not.toContain(amount)
    const { text } = (await member.get('/api/trip/text', { id: trip.id, language })).data
    for (const part of [...said.slice(2), 'ZHANG MEI', 'Li family']) expect(text).toContain(part)
    for (const amount of amounts) expect(text).not.toContain(amount)
  },
)

test('R2.142 R9.64 The itinerary names who sleeps in which room, in which bed, and the number of a ride', async () => {
  const rooms = [
    { adults: 2, child_ages: [] },
    { adults: 1, child_ages: [] },
  ]
  const { data } = await checkRate(member, await findRate(member, { rooms }))
  const guest = (room_index: number, full_name: string, is_lead: boolean) => ({
    room_index,
    full_name,
    is_lead,
    type: 'adult',
  })
  const guests = [guest(1, 'WANG WEI', true), guest(1, 'LI NA', false), guest(2, 'THANT', true)]
  const [bed] = data.rate.rooms[1].bed_types
  const beds = [{ room_index: 2, bed_type: bed }]
  const stay = (await member.post('/api/hotel/book', { ...bookingBody(data.rate), guests, rooms: beds })).data
    .order
  const ride = await bookTransfer(member)
  for (const [nth, order] of [stay, ride].entries()) await payOrder(member, order, 'predeposit', 70 + nth)
  member.world.clock.advance(8000)
  const { supplier_ref } = await readOrder(member, ride.booking_id)
  const trip = await tripOf('Two rooms', stay, ride)
  const { text } = (await member.get('/api/trip/text', { id: trip.id, language: 'en' })).data
  expect(text).toMatch(/Room 1: .+ · WANG WEI, LI NA/)
  expect(text).toMatch(new RegExp(`Room 2: .+ · ${stay.rooms[1].bed_text} · .+ · THANT`))
  expect(text).toContain(`Supplier reference: ${supplier_ref}`)
})

/** The properties of a calendar and of its events, read as RFC 5545 says: lines unfolded, escapes undone. */
function readCalendar(text: string) {
  const lines = text.replaceAll('\r\n ', '').split('\r\n')
  const components = lines.join('\n').split('BEGIN:VEVENT\n')
  const [calendar = {}, ...events] = components.map((component) =>
    Object.fromEntries(
      component.split('\n').map((line) => {
        const [name = '', ...value] = line.split(':')
        return [
          name,
          value.join(':').replaceAll(/\\(n|.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)),
        ]
      }),
    ),
  )
  return { calendar, events }
}

test('R2.185 A reader of calendars finds each event at its instant and under the same name, whatever the texts', async () => {
  const { stay, trip } = await familyTrip()
  const title = `云岭旅行社；家庭, “${'仰光'.repeat(30)}”;\\`
  await member.post('/api/trip/save', { id: trip.id, version: trip.version, title })
  const { bytes, type, name } = await file('calendar', trip.id)
  expect([type, name]).toEqual(['text/calendar', `trip-${trip.id}.ics`])
  const text = new TextDecoder().decode(bytes)
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  const { calendar, events } = readCalendar(text)
  expect(calendar['X-WR-CALNAME']).toBe(title)
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(3)
  const drive = events.find(({ UID }) => UID?.startsWith(trip.items[1]?.order.booking_id ?? '-'))
  expect(drive?.DTEND).toBe(trip.items[1]?.end.utc.replaceAll(/[-:]/g, ''))
  const checkIn = events.find(({ UID }) => UID === `${stay.booking_id}-1@${trip.id}`)
  expect(checkIn).toMatchObject({
    DTSTART: stay.service_start_utc.replaceAll(/[-:]/g, ''),
    SUMMARY: `Check-in: ${stay.hotel_name}`,
  })
  // RFC 5545, 3.8.2.2: an end is later than its start.
  for (const { DTSTART = '', DTEND } of events) expect(DTEND === undefined || DTEND > DTSTART).toBe(true)
})

test('R2.235 The vouchers of chosen orders are one file in the order asked; none, a stranger and too many are refused', async () => {
  const first = await confirmedOrder(member)
  const second = await confirmedOrder(member, { check_in: '2026-12-14', check_out: '2026-12-15', nth: 3 })
  const unpaid = await bookStay(member, { nth: 5, names: ['LI NA', 'WANG WEI'] })
  const vouchers = (...ids: string[]) =>
    fetchFile(
      member,
      'goldenland',
      `/api/order/vouchers?${ids.map((id, index) => `ids[${index}]=${id}`).join('&')}&language=en`,
    )
  const { bytes, type } = await vouchers(second.booking_id, unpaid.booking_id, first.booking_id)
  expect(type).toBe('application/pdf')
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(2)
  const printed = (await readDocument(bytes)).flat
  expect(printed.indexOf(second.booking_id)).toBeLessThan(printed.indexOf(first.booking_id))
  expect((await vouchers(unpaid.booking_id)).json.data).toMatchObject({
    error_key: 'ACTION_NOT_ALLOWED',
    reason_key: 'VOUCHER_NOT_READY',
  })
  const [foreign] = member.world.tables.order.where(({ company_id }) => company_id === '2')
  expect((await vouchers(first.booking_id, foreign?.id ?? '')).json.data.error_key).toBe('NOT_FOUND')
  const many = Array.from({ length: 51 }, (_, nth) => `H26${String(nth).padStart(8, '0')}`)
  expect((await vouchers(...many)).json.data.error_key).toBe('VALIDATION')
})

test('R2.186 All vouchers are one file in the order of time; without one it is refused', async () => {
  const later = await confirmedOrder(member, { check_in: '2026-12-14', check_out: '2026-12-15' })
  const sooner = await confirmedOrder(member, { nth: 3 })
  const unpaid = await bookStay(member, { nth: 5, names: ['LI NA', 'WANG WEI'] })
  const trip = await tripOf('Two hotels', later, sooner, unpaid)
  const { bytes } = await file('vouchers', trip.id)
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(2)
  const printed = (await readDocument(bytes)).flat
  const places = [sooner, later].map(({ booking_id }) => printed.indexOf(booking_id))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(printed).not.toContain(unpaid.booking_id)
  const refused = await file('vouchers', (await tripOf('Nothing')).id)
  expect(refused.json.data).toMatchObject({
    error_key: 'ACTION_NOT_ALLOWED',
    reason_key: 'VOUCHER_NOT_READY',
  })
})
