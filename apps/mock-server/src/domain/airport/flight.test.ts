import { expect, test } from 'vitest'
import { sampleNow } from '../../testing/sample-order.ts'
import { catalogueOf } from '../../world/seed/catalogue.ts'
import { findFlight } from './flight.ts'

const find = (flight_number: string) =>
  findFlight(catalogueOf(1), { flight_number, date: '2026-12-10', direction: 'arrival' }, sampleNow)

test.each([
  ['8M336', '8M0336'],
  ['CA905', 'CA0905'],
  ['UB7', 'UB0007'],
])('R5.81 %s is the same flight as %s, as tickets print it', (plain, printed) => {
  expect(find(plain)).not.toBeNull()
  expect(find(printed)).toEqual(find(plain))
})

test('R5.81 The number of a partner leads to the flight that names it, and to no other', () => {
  const flights = ['8M331', '8M335', 'MH221', 'TG303', 'PG701', 'SQ99'].map(find)
  const sold = flights.flatMap((flight) => flight?.marketing.map((number) => [number, flight] as const) ?? [])
  expect(sold.length).toBeGreaterThan(0)
  for (const [number, flight] of sold) expect(find(number), number).toEqual(flight)
})
