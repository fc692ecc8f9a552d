import {
  createQueryClient,
  getGetHotelQueryOptions,
  getListHotelSearchResultsQueryOptions,
  getSearchHotelsQueryOptions,
} from '@portal/api-client'
import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { forgetOldResults } from './hotel-queries.ts'

const search = (day: number): readonly unknown[] =>
  getSearchHotelsQueryOptions({
    destination: { type: 'city', id: 'yangon' },
    check_in: `2026-12-${day}`,
    check_out: `2026-12-${day + 1}`,
    rooms: [{ adults: 2, child_ages: [] }],
    nationality: 'CN',
  }).queryKey

const page = (number: number): readonly unknown[] =>
  getListHotelSearchResultsQueryOptions({ search_id: 's', page: number, limit: 20 }).queryKey

const hotel = (number: number): readonly unknown[] => getGetHotelQueryOptions({ id: String(number) }).queryKey

test('Keeps the latest ten searches and ten of their pages to go back to, and removes nothing else', () => {
  const client = createQueryClient()
  const numbers = Array.from({ length: 15 }, (_, index) => index + 10)
  for (const number of numbers)
    for (const key of [search, page, hotel]) client.setQueryData(key(number), {}, { updatedAt: number })
  forgetOldResults(client)
  const kept = (key: typeof search) => numbers.filter((number) => client.getQueryData(key(number)))
  expect([search, page, hotel].map(kept)).toEqual([numbers.slice(5), numbers.slice(5), numbers])
})

test('Keeps a page that waits for its search while it is open', () => {
  const client = createQueryClient()
  const waiting = new QueryObserver(client, { queryKey: page(1), enabled: false })
  const leave = waiting.subscribe(() => {})
  for (let number = 2; number < 15; number += 1) client.setQueryData(page(number), {}, { updatedAt: number })
  forgetOldResults(client)
  expect(client.getQueryCache().find({ queryKey: page(1) })).toBe(waiting.getCurrentQuery())
  leave()
})
