import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { readRooms, readStaySearch, roomsText } from '../../trade/search/stay-search.ts'
import { date, flag, integer, listOf, oneOf, searchReader, text } from '../search-params.ts'
import { parseSearch, stringifySearch } from './search-text.ts'

const read = searchReader({
  page: integer(1, 100),
  sort: oneOf('price', 'star'),
  star: listOf(integer(0, 5)),
  from: date,
  keyword: text(5),
  free: flag,
})

test('Filters are readable in the URL and survive a round trip', () => {
  const search = { page: 2, star: [4, 5], keyword: 'a&b', free: true }
  const address = stringifySearch(search)
  expect(address).toBe('?page=2&star=4&star=5&keyword=a%26b&free=true')
  expect(read(parseSearch(address))).toEqual(search)
})

test('Empty values are left out of the URL', () => {
  expect(stringifySearch({ a: '', b: undefined, c: null, d: [] })).toBe('')
})

test('A name without a value is an empty text, and a repeated name a list', () => {
  expect(parseSearch('?a&b=1&b=')).toEqual({ a: '', b: ['1', ''] })
})

test('Text that looks like a number stays text, and an id keeps its zeros', () => {
  expect(parseSearch('?id=0100')).toEqual({ id: '0100' })
})

test('An invalid value counts as absent; the others stay', () => {
  expect(
    read({
      page: '0',
      sort: 'cheap',
      star: ['4', '9', 'x'],
      from: '2026-02-30',
      keyword: 'too long',
      free: '1',
    }),
  ).toEqual({ star: [4] })
  expect(read({ page: ['2', '3'], other: 'x' })).toEqual({ page: 2 })
})

test('A page gets no invalid search params from the router', async () => {
  const root = createRootRoute()
  const staticData = {
    name: 'hotel/list',
    layout: 'cms',
    guards: [],
    title: 'hotelList',
    texts: [],
    needs: [],
  } as const
  const list = createRoute({ getParentRoute: () => root, path: '/list', validateSearch: read, staticData })
  const router = createRouter({
    routeTree: root.addChildren([list]),
    history: createMemoryHistory({ initialEntries: ['/list?star=4,5&page=x&sort=price'] }),
    parseSearch,
    stringifySearch,
  })
  await router.load()
  expect(router.state.matches.at(-1)?.search).toEqual({ sort: 'price' })
})

test('Rooms survive a round trip, for one room and for nine', () => {
  const rooms = [
    { adults: 2, child_ages: [5, 0] },
    { adults: 1, child_ages: [] },
  ]
  expect(roomsText(rooms)).toBe('2-5-0,1')
  expect(readRooms('2-5-0,1')).toEqual(rooms)
  expect(readRooms()).toEqual([{ adults: 2, child_ages: [] }])
})

test.each(['0', '7', '2-18', '2-1-1-1-1-1', '2,', '1,1,1,1,1,1,1,1,1,1'])(
  'Rooms written as %s are kept for a message, and parsed as one room for two',
  (rooms) => {
    expect(readStaySearch({ rooms })).toEqual({ rooms })
    expect(readRooms(rooms)).toEqual(readRooms())
  },
)

test.each(['x', '<b>', '1'.repeat(121)])('Rooms written as %s count as absent', (rooms) => {
  expect(readStaySearch({ rooms })).toEqual({})
})
