import { setUnsupportedOperations } from '@portal/api-client'
import { mockForTests } from '@portal/mock-server/node'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openPortal } from '../test/open-portal.tsx'

// The mock has every operation, so whatever is missing here was hidden because of the setting.

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterEach(() => setUnsupportedOperations([]))
afterAll(() => mock.server.close())

const linksIn = async (menu: string) =>
  within(await screen.findByRole('navigation', { name: menu }))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('Entries whose operations the backend lacks are in no menu, nor is a directory of such entries', async () => {
  await openPortal('/user/account/profile', {
    user: mock.signIn('goldenland'),
    lacks: ['searchCars', 'listInvoiceTitles', 'listInvoiceableOrders', 'listInvoices', 'listQuotes'],
  })
  const menu = within(await screen.findByRole('navigation', { name: 'Member menu' }))
  expect(menu.getByRole('link', { name: 'Hotel Bookings' })).toBeDefined()
  expect(menu.queryByRole('heading', { level: 2, name: 'Invoices' })).toBeNull()
  expect(menu.queryByRole('link', { name: 'Invoice Apply' })).toBeNull()
  expect(await linksIn('Main menu')).toEqual(['Hotel', 'Airport Transfer', 'Travel News'])
})

test('A page is offered as long as the backend has one of the operations it needs', async () => {
  await openPortal('/user/account/profile', {
    user: mock.signIn('goldenland'),
    lacks: ['listOrders', 'getDashboard', 'listLedgerEntries'],
  })
  const menu = within(await screen.findByRole('navigation', { name: 'Member menu' }))
  expect(menu.getByRole('link', { name: 'Account Overview' })).toBeDefined()
  expect(menu.getByRole('link', { name: 'Balance and Credit' })).toBeDefined()
  expect(menu.queryByRole('link', { name: 'Hotel Bookings' })).toBeNull()
})

test('The home page has a tab for each product that can be searched', async () => {
  await openPortal('/', { lacks: ['searchHotels', 'searchTransfers'] })
  await waitFor(() =>
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Car rentals']),
  )
})

test('If nothing can be booked, the home page shows the name of the site and promises nothing', async () => {
  await openPortal('/', { lacks: ['searchHotels', 'searchTransfers', 'searchCars'] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Waypost' })).toBeDefined()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('Bare /user leads to the first page whose operations the backend has', async () => {
  const { path } = await openPortal('/user', {
    user: mock.signIn('goldenland'),
    lacks: ['listOrders', 'listQuotes', 'listDrafts'],
  })
  await waitFor(() => expect(path()).not.toBe('/user'))
  const menu = within(await screen.findByRole('navigation', { name: 'Member menu' }))
  const [first] = menu.getAllByRole('link')
  expect(path()).toBe(first?.getAttribute('href'))
  expect(path()).not.toContain('order')
})
