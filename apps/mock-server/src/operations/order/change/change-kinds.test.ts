import type { Schemas } from '@portal/api-client/contract'
import { describe, expect, test } from 'vitest'
import { stayOf } from '../../../scenarios/bookings.ts'
import { rentalOf, transferOf } from '../../../scenarios/ride-changes.ts'
import { bookingBody, checkRate, clientRef, payOrder, readOrder } from '../../../testing/hotel-journey.ts'
import { bookCar, bookTransfer, typedPlace } from '../../../testing/ride-journey.ts'
import { amount, signedIn } from '../../../testing/signed-in.ts'

/** Every kind of change of a confirmed order, and what follows from it everywhere. */

const { member, later, supplierSays } = signedIn('jadecredit')
const day = 86_400_000

type Change = Schemas['BookingChange']
type Stay = Schemas['StayChange']

/** Two rooms for two adults each, at a rate that can be cancelled, of a room that has so many beds to choose from. */
async function bookRooms(beds = 1): Promise<Schemas['Order']> {
  const rooms = [1, 2].map(() => ({ adults: 2, child_ages: [] }))
  const stay = { check_in: '2026-12-10', check_out: '2026-12-12', rooms, nationality: 'CN' }
  const groups: Schemas['RoomTypeRates'][] = []
  for (const hotel_id of ['1001', '1010', '1017', '1020', '1021'])
    groups.push(...(await member.post('/api/hotel/rates', { hotel_id, ...stay })).data.rooms)
  const found = groups
    .flatMap(({ rates }) => rates)
    .find(
      ({ cancellation_policy, rooms: [room] }) =>
        !cancellation_policy.non_refundable && (room?.bed_types.length ?? 0) >= beds,
    )
  if (!found) throw new Error('No hotel sells such a room')
  const { data } = await checkRate(member, found)
  const guests = ['Thant', 'ZHANG MEI', 'SUN LI', 'CHEN HUI'].map((full_name, index) => ({
    room_index: index < 2 ? 1 : 2,
    full_name,
    type: 'adult',
    is_lead: index % 2 === 0,
  }))
  return (await member.post('/api/hotel/book', { ...bookingBody(data.rate), guests })).data.order
}

async function confirmed(
  booked: Schemas['Order'],
  channel: Schemas['PayChannel'],
): Promise<Schemas['Order']> {
  await payOrder(member, booked, channel)
  supplierSays('confirm', booked.booking_id)
  return readOrder(member, booked.booking_id)
}

/** Rates of the same stay for two adults in a room. */
async function ratesOf(order: Schemas['HotelOrder']): Promise<Schemas['Rate'][]> {
  const { hotel_id, check_in_date: check_in, check_out_date: check_out, rooms } = order
  const people = rooms.map(() => ({ adults: 2, child_ages: [] }))
  const asked = { hotel_id, check_in, check_out, rooms: people, nationality: 'CN' }
  const { data } = await member.post('/api/hotel/rates', asked)
  return (data.rooms as Schemas['RoomTypeRates'][]).flatMap(({ rates }) => rates)
}

const stay = (change: (booked: Stay, order: Schemas['HotelOrder']) => Promise<Partial<Stay>>) =>
  ({
    book: () => bookRooms(),
    change: async (order: Schemas['Order']): Promise<Change> => {
      if (order.order_type !== 'hotel') throw new Error('It is a stay')
      const booked = stayOf(order)
      return { stay: { ...booked, ...(await change(booked, order)) } }
    },
  }) as const

const rental = (part: Partial<Schemas['QuoteCarRequest']>, more: Partial<Schemas['RentalChange']> = {}) => ({
  book: () => bookCar(member),
  change: async (order: Schemas['Order']): Promise<Change> => {
    if (order.order_type !== 'car') throw new Error('It is a rental')
    return { rental: { ...rentalOf(order, part), ...more } }
  },
})

const transfer = (part: Partial<Schemas['TransferChange']>) => ({
  book: () => bookTransfer(member),
  change: async (order: Schemas['Order']): Promise<Change> => {
    if (order.order_type !== 'airport') throw new Error('It is a transfer')
    return { transfer: transferOf(order, part) }
  },
})

const otherRate = (isWanted: (rate: Schemas['Rate'], booked: Schemas['Rate']) => boolean) =>
  stay(async ({ rooms }, order) => {
    const rates = await ratesOf(order)
    const booked = rates.find(({ rate_id }) => rate_id === rooms[0]?.rate_id)
    const found = booked && rates.find((rate) => rate !== booked && isWanted(rate, booked))
    if (!found) throw new Error('The hotel sells no such rate')
    const [first, ...others] = rooms
    return { rooms: [{ ...first, booked_as: 1, rate_id: found.rate_id }, ...others] }
  })

/** Each with what history and notices say of it, in both languages. */
const kinds = {
  'dates of a stay': [
    stay(async () => ({ check_out: '2026-12-13' })),
    ['2 nights → 2026-12-10 – 2026-12-13, 3 nights', '2 晚 → 2026-12-10 – 2026-12-13，3 晚'],
  ],
  'room type of a stay': [
    otherRate((rate, booked) => rate.rooms[0]?.room_type_id !== booked.rooms[0]?.room_type_id),
    [' → ', ' → '],
  ],
  'meals of a stay': [
    otherRate(
      (rate, booked) =>
        rate.rooms[0]?.room_type_id === booked.rooms[0]?.room_type_id &&
        rate.rooms[0]?.meal_type !== booked.rooms[0]?.meal_type,
    ),
    [' → ', ' → '],
  ],
  'bed of a stay': [
    {
      ...stay(async ({ rooms }, order) => {
        const rates = await ratesOf(order)
        const booked = rates.find(({ rate_id }) => rate_id === rooms[0]?.rate_id)
        const bed_type = booked?.rooms[0]?.bed_types.find((one) => one !== order.rooms[0]?.bed_type)
        if (!bed_type) throw new Error('The room has one bed type')
        return { rooms: rooms.map((room, at) => (at === 0 ? { ...room, bed_type } : room)) }
      }),
      book: () => bookRooms(2),
    },
    [' → ', ' → '],
  ],
  'guests of a stay': [
    stay(async ({ guests }) => ({ guests: guests.filter(({ full_name }) => full_name !== 'CHEN HUI') })),
    ['SUN LI, CHEN HUI', 'SUN LI, CHEN HUI'],
  ],
  'one room of two cancelled': [
    stay(async ({ rooms, guests }) => ({
      rooms: rooms.slice(0, 1),
      guests: guests.filter(({ room_index }) => room_index === 1),
    })),
    ['→ Given up', '→ 退订'],
  ],
  'a further room of a stay': [
    stay(async ({ rooms, guests }) => ({
      rooms: [...rooms, { booked_as: null, rate_id: rooms[0]?.rate_id ?? '' }],
      guests: [...guests, { room_index: 3, full_name: 'WANG FANG', type: 'adult' as const, is_lead: true }],
    })),
    ['Not booked → ', '未预订 → '],
  ],
  'days of a car': [rental({ days_or_hours: 4 }), ['3 days → 4 days', '3 天 → 4 天']],
  'hours of a car': [
    rental({ rental_type: 'hour', days_or_hours: 5 }),
    ['3 days → 5 hours', '3 天 → 5 小时'],
  ],
  'places of a car': [rental({ drop_off: typedPlace }), [typedPlace.name, typedPlace.name]],
  'stops of a car': [
    rental(
      {},
      { itinerary: [{ seq: 1, date: '2026-12-10', planned_time: '10:30', stop: 'Bogyoke Market' }] },
    ),
    ['Bogyoke Market', 'Bogyoke Market'],
  ],
  'vehicle of a car': [rental({ model_id: 'toyota-crown' }), ['→ 1 × Toyota Crown', '→ 1 × ']],
  'number of cars': [rental({ number_of_rentals: 2 }), ['→ 2 × ', '→ 2 × ']],
  'flight of a transfer': [
    transfer({
      flight: {
        flight_number: 'QX7777',
        flight_local: '2026-12-10T15:00:00+06:30',
        flight_time_known: true,
      },
    }),
    ['→ Flight QX7777', '→ 航班 QX7777'],
  ],
  'time of a transfer': [
    transfer({ service_local: '2026-12-10T23:40:00+06:30' }),
    ['→ Pick-up 2026-12-10 23:40', '→ 用车时间 2026-12-10 23:40'],
  ],
  'people of a transfer': [
    transfer({ passengers: { adults: 3, child_ages: [] } }),
    ['→ 3 adults', '→ 3 成人'],
  ],
  'luggage of a transfer': [
    transfer({ luggage: 1 }),
    ['2 pieces of luggage → 1 piece of luggage', '行李 2 件 → 行李 1 件'],
  ],
  'vehicle of a transfer': [transfer({ vehicle_class: 'van' }), ['→ 1 × Van', '→ 1 × 面包车']],
  'place of a transfer': [transfer({ place: typedPlace }), [typedPlace.name, typedPlace.name]],
  'driver of a transfer': [transfer({ driver_language: 'chinese' }), ['Burmese → ', '缅语 → ']],
} as const

type Kind = (typeof kinds)[keyof typeof kinds]
const rows = Object.entries(kinds) as [string, Kind][]

const noteOf = async (id: string, language: 'en' | 'zh-cn') =>
  (await member.get('/api/order/detail', { id }, language)).data.order.timeline.at(-1).note as string

describe('each kind of change', () => {
  test.each(rows)(
    'R4.163 %s: made at once, credit, history, voucher and bill follow',
    async (_name, [kind, says]) => {
      const order = await confirmed(await kind.book(), 'credit')
      const { booking_id: id, version } = order
      const asked = await member.post('/api/order/changeQuote', {
        id,
        version,
        change: await kind.change(order),
      })
      expect(asked.data).toMatchObject({ outcome: 'offered', quote: { on_request: false } })
      const { quote_id, terms } = asked.data.quote
      const made = await member.post('/api/order/change', { id, version, quote_id, accept_terms: true })
      expect(made.data.outcome).toBe('changed')
      const after: Schemas['Order'] = await readOrder(member, id)
      expect(after.total_settlement_price).toEqual(terms.after.total_settlement_price)
      expect(after.settlement_money).toEqual(after.total_settlement_price)
      expect(after.voucher.version).toBe((order.voucher.version ?? 0) + 1)
      expect(await noteOf(id, 'en')).toContain(says[0])
      expect(await noteOf(id, 'zh-cn')).toContain(says[1])
      const { voucher } = (await member.get('/api/order/voucher', { id, language: 'en' })).data
      expect(voucher.remarks.join('\n')).toContain('Changed in version 2')
      const entries: Schemas['LedgerEntry'][] = (
        await member.get('/api/wallet/ledger', { account: 'credit', keyword: id })
      ).data.list
      const used = entries.reduce(
        (sum, entry) => sum + (entry.direction === 'in' ? 1 : -1) * amount(entry.money),
        0,
      )
      expect(-used).toBeCloseTo(amount(after.total_settlement_price ?? { amount: '0' }), 2)

      later(Date.parse(after.service_end_local) + 2 * day - member.world.clock.now())
      const line = (await member.get('/api/bill/eligible', { limit: 100 })).data.list.find(
        ({ booking_id }: { booking_id: string }) => booking_id === id,
      )
      const { settlement_money } = after
      expect(line).toMatchObject({ eligible: true, settlement_money, unbilled: settlement_money })
    },
  )

  test.each(rows)(
    'R4.163 %s: agreed by the supplier, notice and invoice follow',
    async (_name, [kind, says]) => {
      const order = await confirmed(await kind.book(), 'predeposit')
      const { booking_id: id, version } = order
      const change = await kind.change(order)
      const { free_cancel_before } = order.cancellation_policy
      later(Date.parse(free_cancel_before?.utc ?? '') + 60_000 - member.world.clock.now())
      const current: Schemas['Order'] = await readOrder(member, id)
      const asked = await member.post('/api/order/changeQuote', { id, version: current.version, change })
      expect(asked.data).toMatchObject({ outcome: 'offered', quote: { on_request: true } })
      const { quote_id } = asked.data.quote
      const made = await member.post('/api/order/change', {
        id,
        version: current.version,
        quote_id,
        accept_terms: true,
      })
      expect(made.data).toMatchObject({ outcome: 'requested', order: { total_price: order.total_price } })
      supplierSays('amend_ack', id)
      const after: Schemas['Order'] = await readOrder(member, id)
      expect(after.version).toBeGreaterThan(version)
      expect(after.total_price).toEqual(asked.data.quote.terms.after.total_price)
      const told = async (language: 'en' | 'zh-cn') =>
        (await member.get('/api/notification/index', { type: 'order' }, language)).data.list[0].body
      expect(await told('en')).toContain(says[0])
      expect(await told('zh-cn')).toContain(says[1])
      later(Date.parse(after.service_end_local) + 2 * day - member.world.clock.now())
      const [invoice] = (await member.get('/api/invoice/eligible', { keyword: id })).data.list
      expect(invoice).toMatchObject({ invoiceable: after.settlement_money, blocked_key: null })
    },
  )
})

describe('a stay on a bill that was issued', () => {
  test.each([
    ['dearer is an adjustment on the next bill', '2026-12-13', 'adjustment'],
    ['cheaper is a credit note', '2026-12-11', 'credit_note'],
  ] as const)('R4.164 A change that is %s', async (_name, check_out, kind) => {
    const order = await confirmed(await bookRooms(), 'credit')
    const { booking_id: id } = order
    later(Date.parse('2026-12-09T20:00:00+06:30') - member.world.clock.now())
    const applied = await member.post('/api/bill/apply', { client_ref: clientRef(70), order_ids: [id] })
    expect(applied.code).toBe(1)
    const current: Schemas['Order'] = await readOrder(member, id)
    if (current.order_type !== 'hotel') throw new Error('It is a stay')
    const { version } = current
    const change = { stay: { ...stayOf(current), check_out } }
    const { quote } = (await member.post('/api/order/changeQuote', { id, version, change })).data
    await member.post('/api/order/change', { id, version, quote_id: quote.quote_id, accept_terms: true })
    supplierSays('amend_ack', id)
    // A stay that could never be cancelled free of charge is billed when it is over.
    later(6 * day)
    const lines = member.world.tables.bill
      .where(({ company_id }) => company_id === member.world.tables.order.get(id)?.company_id)
      .flatMap((bill) => bill.lines.filter((line) => line.order_id === id))
    expect(lines.map((line) => line.kind).sort()).toEqual(['charge', kind].sort())
    const sum = lines.reduce((total, line) => total + line.amount, 0)
    const after: Schemas['Order'] = await readOrder(member, id)
    expect(sum / 100).toBeCloseTo(amount(after.settlement_money ?? { amount: '' }), 2)
    expect(lines.find((line) => line.kind === kind)?.amount).toBe(
      Math.round(amount(quote.terms.settlement_diff) * 100),
    )
  })
})
