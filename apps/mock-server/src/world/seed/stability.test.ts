import { describe, expect, test } from 'vitest'
import { draw } from '../draw.ts'
import { defaultStart } from '../worlds.ts'
import { seedMembers } from './accounts.ts'
import { seedFavourites, seedGuests } from './address-book.ts'
import { catalogueOf } from './catalogue.ts'
import { usualHotels } from './hotels.ts'
import { baseOf } from './seeded-base.ts'

const written = (value: unknown) => JSON.stringify(value)

describe('additions to the seed', () => {
  test('Another hotel changes no existing hotel, room, rate, price or allotment', () => {
    const [usual, more] = [catalogueOf(3), catalogueOf(3, { hotels: usualHotels + 1 })]
    expect(more.hotels).toHaveLength(usual.hotels.length + 1)
    expect(written(more.hotels.slice(0, -1))).toBe(written(usual.hotels))
    for (const { id } of usual.hotels) {
      expect(written(more.roomTypes(id))).toBe(written(usual.roomTypes(id)))
      expect(written(more.ratePlans(id))).toBe(written(usual.ratePlans(id)))
      expect(more.demand(id, '2026-12-10')).toBe(usual.demand(id, '2026-12-10'))
      const [room] = usual.roomTypes(id)
      expect(more.allotment(id, room?.id ?? '', '2026-12-10')).toBe(
        usual.allotment(id, room?.id ?? '', '2026-12-10'),
      )
    }
  })

  test('Another field changes no existing field: a value depends only on its own name', () => {
    const before = ['star', 'name', 'price'].map((field) => draw(3, 'hotel', '1001', field).hex(12))
    draw(3, 'hotel', '1001', 'a new field').hex(12)
    const after = ['price', 'a new field', 'name', 'star'].map((field) =>
      draw(3, 'hotel', '1001', field).hex(12),
    )
    expect([after[3], after[2], after[0]]).toEqual(before)
  })

  test('Another guest, member or order changes no existing row', () => {
    const members = seedMembers(3, defaultStart)
    const few = seedFavourites(3, defaultStart, members.slice(0, 3))
    expect(written(seedFavourites(3, defaultStart, members).slice(0, few.length))).toBe(written(few))
    expect(written(seedGuests(3, defaultStart, members))).toBe(written(seedGuests(3, defaultStart, members)))
    const [short, long] = [60, 61].map(
      (orders) => baseOf({ seed: 3, start: defaultStart, orders }).tables.order,
    )
    const facts = (rows: typeof short) =>
      (rows ?? []).map(
        ({ client_ref, total_price, service_start }) => `${client_ref} ${total_price} ${service_start}`,
      )
    expect(facts(long)).toEqual(expect.arrayContaining(facts(short)))
    expect(long).toHaveLength(61)
  })
})
