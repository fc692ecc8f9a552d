import { createQueryClient } from '@portal/api-client'
import { session } from '@portal/auth'
import { mockForTests } from '@portal/mock-server/node'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connectHook } from '../../../test/without-portal.tsx'
import { useHotelResults } from './use-hotel-results.ts'

const mock = mockForTests()
let readings = 0

beforeAll(() => {
  mock.server.listen()
  mock.server.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname === '/api/hotel/searchResult') readings += 1
  })
})
beforeEach(() => {
  readings = 0
  connectHook()
  session.fill(mock.signIn('goldenland'))
})
afterAll(() => mock.server.close())

function pass(ms: number): void {
  const begun = performance.now()
  while (performance.now() - begun < ms);
}

/** A hotel on a device that takes a sixth of a second for it. */
function SlowHotel({ name }: { name: string }) {
  pass(160)
  return <li>{name}</li>
}

const search = {
  destination_type: 'hotel',
  destination_id: '1008',
  check_in: '2026-12-12',
  check_out: '2026-12-14',
  rooms: '2',
  nationality: 'CN',
} as const

/** The list of a search that goes on: asked for by name, the slow hotel answers only after a while. */
function SlowList() {
  const { page } = useHotelResults(search)
  return (
    <ul>
      {page?.list.map(({ id, name }) => (
        <SlowHotel key={id} name={name} />
      ))}
    </ul>
  )
}

test('A running search is not read again before its hotels are rendered, however long a slow device takes', async () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SlowList />
    </QueryClientProvider>,
  )
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(10)
  expect(readings).toBe(1)
})
