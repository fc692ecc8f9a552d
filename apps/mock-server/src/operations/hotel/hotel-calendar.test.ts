import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '../../domain/time/dates.ts'
import { instantOf } from '../../domain/time/zones.ts'
import fc from '../../testing/fast-check.ts'
import { expectCleanWorld } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const twoAdults = [{ adults: 2, child_ages: [] }]
const calendar = (who: RealMock, query: object) =>
  who.get('/api/hotel/calendar', { hotel_id: '1010', rooms: twoAdults, nationality: 'CN', ...query })

describe('the price calendar of a hotel', () => {
  test('Past days and days beyond the sales period have no price and are not sold out', async () => {
    const { days } = (await calendar(member, { month: '2026-11' })).data
    expect(days).toHaveLength(30)
    expect(days[19]).toEqual({ date: '2026-11-20', min_price: null, min_stay: 1, sold_out: false })
    expect(days[20].min_price ?? days[20].sold_out).toBeTruthy()
    const far = (await calendar(member, { month: '2028-06' })).data.days
    expect(
      far.every((day: { min_price: unknown; sold_out: boolean }) => day.min_price === null && !day.sold_out),
    ).toBe(true)
  })

  test('During the water festival a stay has at least two nights, in the calendar and in the booking', async () => {
    const { days } = (await calendar(member, { month: '2027-04' })).data
    expect(days[11].min_stay).toBe(1)
    expect(days[13].min_stay).toBe(2)
    const stay = { hotel_id: '1010', check_in: '2027-04-14', rooms: twoAdults, nationality: 'CN' }
    const one = await member.post('/api/hotel/rates', { ...stay, check_out: '2027-04-15' })
    expect(one.data.rooms.flatMap(({ rates }: { rates: unknown[] }) => rates)).toEqual([])
    const two = await member.post('/api/hotel/rates', { ...stay, check_out: '2027-04-16' })
    expect(two.data.rooms.flatMap(({ rates }: { rates: unknown[] }) => rates)).not.toEqual([])
  })

  test('Each day shows the cheapest rate of the shortest stay per room and night, or is sold out', async () => {
    let soldOut = 0
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1008, max: 1060 }).map(String),
        fc.integer({ min: 0, max: 150 }),
        fc.array(
          fc.record({
            adults: fc.integer({ min: 1, max: 2 }),
            child_ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 1 }),
          }),
          { minLength: 1, maxLength: 3 },
        ),
        fc.constantFrom('CN', 'MM', 'TH'),
        async (hotel_id, ahead, rooms, nationality) => {
          const check_in = addDays('2026-11-22', ahead)
          const { days } = (
            await calendar(member, { hotel_id, month: check_in.slice(0, 7), rooms, nationality })
          ).data
          const day = days[Number(check_in.slice(8)) - 1]
          const check_out = addDays(check_in, day.min_stay)
          const answer = await member.post('/api/hotel/rates', {
            hotel_id,
            check_in,
            check_out,
            rooms,
            nationality,
          })
          const totals: number[] = answer.data.rooms.flatMap(
            ({ rates }: { rates: { total_price: { amount: string } }[] }) =>
              rates.map(({ total_price }) => Math.round(Number(total_price.amount) * 100)),
          )
          soldOut += totals.length === 0 ? 1 : 0
          expect(day.sold_out).toBe(totals.length === 0)
          const nights = rooms.length * day.min_stay
          const lowest =
            totals.length === 0 ? null : Math.floor((2 * Math.min(...totals) + nights) / (2 * nights))
          expect(day.min_price && Math.round(Number(day.min_price.amount) * 100)).toBe(lowest)
        },
      ),
      { numRuns: 60, seed: 5 },
    )
    expect(soldOut).toBeGreaterThan(0)
  })

  test('R5.88 Refuses the nights that rates refuse, in every zone until the night is over', async () => {
    const { catalogue, clock } = member.world
    // From the zone that is farthest east on.
    const hotels = new Map([...catalogue.hotels].map(({ tz, id }) => [tz, id]))
    const ends = [...hotels].map(([tz, id]) => ({
      id,
      at: instantOf('2026-11-22', '00:00', tz) - 2 * 60_000,
    }))
    const seen: { refused: boolean; unsold: boolean; next: boolean }[] = []
    for (const { id: hotel_id, at } of ends.toSorted((one, other) => one.at - other.at)) {
      clock.advance(Math.max(0, at - clock.now()))
      const { days } = (await calendar(member, { hotel_id, month: '2026-11' })).data
      const stay = {
        hotel_id,
        check_in: '2026-11-21',
        check_out: '2026-11-22',
        rooms: twoAdults,
        nationality: 'CN',
      }
      const refused = (await member.post('/api/hotel/rates', stay)).data.fields?.check_in !== undefined
      const [tonight, tomorrow] = [days[20], days[21]]
      seen.push({
        refused,
        unsold: tonight.min_price === null && !tonight.sold_out,
        next: tomorrow.min_price !== null,
      })
    }
    expect(seen.length).toBeGreaterThanOrEqual(7)
    expect(seen.filter(({ refused, unsold }) => !refused || !unsold)).toEqual([])
    expect(seen.some(({ next }) => next)).toBe(true)
  })

  test('A visitor reads it too; an unknown hotel is not found and an invalid month is named', async () => {
    const visitor = realMock(null)
    expect((await calendar(visitor, { month: '2026-12' })).data.days).toHaveLength(31)
    expect((await calendar(member, { month: '2026-12', hotel_id: '9999' })).data.error_key).toBe('NOT_FOUND')
    expect((await calendar(member, { month: '2026-13' })).data.fields).toHaveProperty('month')
  })
})
