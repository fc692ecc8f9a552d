import { mockForTests } from '@portal/mock-server/node'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'

const mock = mockForTests()

beforeEach(() => {
  mock.server.listen()
  vi.stubGlobal('requestIdleCallback', (then: () => void) => queueMicrotask(then))
})
afterEach(() => {
  mock.server.close()
  vi.unstubAllGlobals()
})

const asked = () => mock.world.journal.list().filter(({ operation }) => operation === 'suggestDestinations')

test('A visitor sees the popular cities with their pictures, and one leads to its hotels', async () => {
  const { path } = await openPortal('/')
  const cities = within(await screen.findByRole('region', { name: 'Popular cities' }))
  const links = cities.getAllByRole('link')
  expect(links).toHaveLength(6)
  for (const link of links)
    expect(link.querySelector('img')?.getAttribute('src')).toMatch(/\/media\/city\/[a-z-]+\/1\.svg$/)
  await userEvent.click(cities.getByRole('link', { name: /^Yangon\s*40 hotels$/ }))
  await waitFor(() => expect(path()).toContain('destination_type=city&destination_id=yangon'))
})

test('The page says nothing when the popular cities cannot be loaded', async () => {
  mock.world.faults.add({ operation: 'suggestDestinations', status: 500 })
  await openPortal('/')
  await waitFor(() => expect(asked()).not.toEqual([]))
  expect(await screen.findByRole('region', { name: 'What this portal offers' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Popular cities' })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})
