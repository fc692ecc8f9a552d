import { createQueryClient, hotelOptions, hotelResultsOptions, hotelSearchOptions } from '@portal/api-client'
import { expect, test } from 'vitest'
import { forgetOldResults } from './hotel-queries.ts'

const search = (day: number) =>
  hotelSearchOptions({
    destination: { type: 'city', id: 'yangon' },
    check_in: `2026-12-${day}`,
    check_out: `2026-12-${day + 1}`,
    rooms: [{ adults: 2, child_ages: [] }],
    nationality: 'CN',
  }).queryKey

const page = (number: number) => hotelResultsOptions({ search_id: 's', page: number, limit: 20 }).queryKey

test('Ten searches and ten of their pages are kept to go back to, the latest, and nothing else is let go', () => {
  const client = createQueryClient()
  const hotel = hotelOptions({ id: '1001' }).queryKey
  client.setQueryData<unknown>(hotel, {}, { updatedAt: 0 })
  for (let number = 10; number < 25; number += 1) {
    client.setQueryData<unknown>(search(number), {}, { updatedAt: number })
    client.setQueryData<unknown>(page(number), {}, { updatedAt: number })
  }
  forgetOldResults(client)
  const kept = Array.from({ length: 15 }, (_, index) => index + 10).filter((number) => number >= 15)
  const has = (key: (number: number) => readonly unknown[]) =>
    Array.from({ length: 15 }, (_, index) => index + 10).filter(
      (number) => client.getQueryData(key(number)) !== undefined,
    )
  expect([has(search), has(page)]).toEqual([kept, kept])
  expect(client.getQueryData(hotel)).toBeDefined()
})
