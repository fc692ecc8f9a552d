import { describe, expect, test } from 'vitest'
import { nightsBetween } from '../../../domain/time/dates.ts'
import { ofSeed, seedWindow } from '../../../testing/fast-check.ts'
import { carriers } from '../carriers.ts'
import { catalogueOf } from '../catalogue.ts'
import { partyFor } from './order-guests.ts'
import { pickRate } from './order-rate.ts'
import { storyRows, usualOrders } from './order-stories.ts'
import type { Story } from './story.ts'

const day = 86_400_000
/** Hotels with only their own behaviour, so a search for an ordinary one ends at the last resort. */
const hotels = carriers.length

const picked = (seed: number, index: number, story: Story, start: number) => {
  const { rooms, nationality, guests } = partyFor(seed, index)
  return pickRate(catalogueOf(seed, { hotels }), {
    index,
    story,
    rooms,
    nationality,
    nationalities: guests.map((guest) => guest.nationality ?? nationality),
    currency: 'CNY',
    start,
    bookedAt: (checkIn) => checkIn - 3 * day,
  })
}

describe('the rate of a seeded order', () => {
  const rows = storyRows(1, usualOrders).filter(({ product }) => product === 'hotel')

  test('Every one of a thousand seeds finds a rate for its stories, whatever the season in which its world begins', () => {
    const start = Date.parse('2026-11-21T01:30:00Z')
    for (let nth = 0; nth < 1000; nth += 1) {
      const seed = 1 + seedWindow * 1000 + nth
      const { index, story } = rows[nth % rows.length] as (typeof rows)[number]
      const at = start + (nth % 365) * day
      expect(
        picked(seed, index, story, at).rate.rate_key,
        `${ofSeed(seed)}: order ${index}, ${story}`,
      ).not.toBe('')
    }
  })

  test('A world that begins before the water festival sells a stay as long as the festival asks for', () => {
    // One night is asked for, and nothing below two is sold.
    for (let nth = 0; nth < 60; nth += 1) {
      const start = Date.parse('2027-04-13T01:30:00Z') + (nth % 5) * day
      const { rate } = picked(nth + 1, 12, 'arriving', start)
      expect(nightsBetween(rate.check_in, rate.check_out)).toBeGreaterThanOrEqual(2)
    }
  })
})
