import { createControl } from '@portal/mock-server/control'
import { mockForTests } from '@portal/mock-server/node'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openPart, openWithPanel } from './open-panel.fixture.tsx'

const mock = mockForTests({
  live: { url: 'https://api.example.com', nouns: ['session', 'site'], operations: ['payOrder'] },
})
beforeAll(() => mock.server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  vi.stubEnv('VITE_MOCK', 'server')
})
afterAll(() => {
  vi.unstubAllEnvs()
  mock.server.close()
})

test('The button and the panel say which calls a live server answers', async () => {
  await openWithPanel(mock)
  expect(await screen.findByText('Mock + live')).toBeDefined()
  await openPart('Scenario')
  const notices = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(notices.join()).toContain('Live at https://api.example.com: session, site, payOrder.')
  // The mock cannot sign in members of the live server, so it offers neither personas nor scenarios.
  expect(screen.getByText(/^Signed in as goldenland, on the live server/)).toBeDefined()
  expect(screen.queryByRole('combobox', { name: 'Signed in as' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Open: / })).toBeNull()
})

test('Beside a live server the panel says how to record the calls of both', async () => {
  await openWithPanel(mock)
  expect(await screen.findByText('Mock + live')).toBeDefined()
  const { part } = await openPart('World')
  expect(await within(part).findByText(/npm start -- --record FILE records those of both/)).toBeDefined()
  expect(within(part).queryByRole('button', { name: 'Record' })).toBeNull()
  await expect(createControl({ baseUrl: location.origin }).trace.begin()).rejects.toThrow(
    'answers a part of the calls',
  )
})
