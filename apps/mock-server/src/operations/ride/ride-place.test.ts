import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { expectCleanWorld, payOrder } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'
import { bookCar, bookTransfer, carRequest, transferRequest } from '../../testing/ride-journey.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const chosen = (name: string, place_id: string | null) => ({
  name,
  address: '',
  lat: null,
  lng: null,
  place_id,
})
const station = chosen('仰光火车站', 'yangon-station')
const typed = chosen('No. 5 Warehouse', null)
/** A door within a chosen district: its name comes from the operator only. */
const within = chosen('Pansodan House', 'yangon-downtown')

const search = {
  start_local: '2026-12-10T09:00:00+06:30',
  end_local: '2026-12-12T18:00:00+06:30',
  passengers: { adults: 2, child_ages: [] },
}

describe('the place of a ride, in the language of the reader', () => {
  test('A search and a price translate a suggested place, and keep a typed one as it was typed', async () => {
    const city = chosen('Mandalay', 'mandalay')
    const cars = await member.post('/api/car/search', { ...search, pick_up: city, drop_off: typed }, 'zh-cn')
    expect(cars.data).toMatchObject({ pick_up: { ...city, name: '曼德勒' }, drop_off: typed })
    const request = { ...carRequest, pick_up: within, drop_off: chosen('曼德勒', 'mandalay') }
    const price = await member.post('/api/car/quote', request, 'en')
    expect(price.data).toMatchObject({ pick_up: within, drop_off: city })
    const names = async (language: 'en' | 'zh-cn') => {
      const body = { ...transferRequest, place: station }
      return (await member.post('/api/airport/search', body, language)).data.place.name
    }
    expect([await names('en'), await names('zh-cn')]).toEqual([
      'Yangon Central Railway Station',
      station.name,
    ])
  })

  test('An order booked in one language can be read in the other, and so can the search behind it', async () => {
    await member.post('/api/car/search', { ...search, pick_up: station, drop_off: typed }, 'zh-cn')
    const { data } = await member.get('/api/search/history', { product: 'car' }, 'en')
    expect(data.list[0].subtitle).toContain('Yangon Central Railway Station – No. 5 Warehouse')
    const car = await bookCar(member, { pick_up: station, drop_off: within })
    const transfer = await bookTransfer(member, { place: station }, {}, 2, {
      guests: [{ full_name: 'SOMEBODY ELSE', type: 'adult', is_lead: true, phone: '+8613800001234' }],
      name_board_text: 'SOMEBODY ELSE',
    })
    const read = async (id: string, language: 'en' | 'zh-cn') =>
      (await member.get('/api/order/detail', { id }, language)).data.order
    expect(await read(car.booking_id, 'en')).toMatchObject({
      pick_up_location: { name: 'Yangon Central Railway Station' },
      drop_off_location: { name: 'Pansodan House' },
    })
    expect((await read(transfer.booking_id, 'zh-cn')).destination.name).toBe(station.name)
    expect((await read(transfer.booking_id, 'en')).destination.name).toBe('Yangon Central Railway Station')
  })

  test('R5.87 An airport is a place of cars and transfers; a typed place is printed as it was typed', async () => {
    const airport = chosen('Yangon International Airport', 'airport-rgn')
    const meeting = async (order: { booking_id: string }, nth: number) => {
      expect(await payOrder(member, order as never, 'predeposit', nth)).toMatchObject({ code: 1 })
      member.world.clock.advance(8000)
      const answer = await member.get('/api/order/voucher', { id: order.booking_id, language: 'en' })
      return answer.data.voucher
    }
    const guests = (name: string) => ({
      guests: [{ full_name: name, type: 'adult', is_lead: true, phone: '+8613800001234' }],
    })
    const there = await meeting(await bookCar(member, { pick_up: airport, drop_off: typed }), 1)
    expect(there.meeting_point).toMatch(/^Yangon International Airport, exact place not known yet/)
    const own = { pick_up: chosen('RGN', null), drop_off: airport }
    expect((await meeting(await bookCar(member, own, 2, guests('LI NA')), 2)).meeting_point).toBe('RGN')
    const door = { pick_up: within, drop_off: airport }
    expect((await meeting(await bookCar(member, door, 3, guests('ZHAO LEI')), 3)).meeting_point).toBe(
      'Pansodan House',
    )
    const search = { ...transferRequest, place: airport }
    expect((await member.post('/api/airport/search', search)).data.fields).toHaveProperty('place')
    const other = await member.post('/api/airport/search', {
      ...search,
      airport: 'MDL',
      flight_number: undefined,
    })
    expect(other.data.fields ?? {}).not.toHaveProperty('place')
  })

  test('The driver’s voucher is in its own language, whoever booked; a bilingual one has both', async () => {
    const order = await bookCar(member, { pick_up: station, drop_off: typed })
    const { booking_id: id } = order
    expect(await payOrder(member, order, 'predeposit')).toMatchObject({ code: 1 })
    member.world.clock.advance(8000)
    const voucher = async (language: string) =>
      (await member.get('/api/order/voucher', { id, language })).data.voucher
    expect(await voucher('en')).toMatchObject({
      meeting_point: 'At the entrance of Yangon Central Railway Station',
      pick_up_location: { name: 'Yangon Central Railway Station' },
      drop_off_location: { name: 'No. 5 Warehouse' },
    })
    expect((await voucher('bilingual')).pick_up_location.name).toBe(
      '仰光火车站 Yangon Central Railway Station',
    )
  })
})
