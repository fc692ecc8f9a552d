import { mockForTests, type TestMock } from '@portal/mock-server/node'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPortal } from '../../../test/open-portal.tsx'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterAll(() => mock.server.close())

const openLog = (persona: Parameters<TestMock['signIn']>[0], query = '') =>
  openPortal(`/user/manage/adminLog${query}`, { user: mock.signIn(persona) })

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Log' }))
    .getAllByRole('row')
    .slice(1)

/** Adds an entry like those of the seed, with what the test is about. */
function add(part: Partial<Parameters<typeof mock.world.tables.admin_log.put>[0]>) {
  const [entry] = mock.world.tables.admin_log.where(({ company_id }) => company_id === '1')
  if (!entry) throw new Error('The seed has no entry.')
  const id = `al-test-${mock.world.tables.admin_log.all().length}`
  mock.world.tables.admin_log.put({ ...entry, id, time: Math.floor(mock.world.clock.now() / 1000), ...part })
}

/** Permissions of an account that is no longer there. */
const addGone = () =>
  add({
    kind: 'permissions_changed',
    account: { id: '999', username: 'gone_desk', nickname: 'Gone Desk' },
    changes: [
      { field: 'nodes', before: ['order/book'], after: ['order/pay', 'order/cancel'] },
      { field: 'data_scope', before: 'own', after: 'all' },
    ],
  })

test('The menu leads to the log: who did what to whom, and what changed', async () => {
  addGone()
  await openLog('goldenland')
  const menu = within(await screen.findByRole('navigation', { name: 'Member menu' }))
  expect(menu.getByRole('link', { name: 'Log' }).getAttribute('href')).toBe('/user/manage/adminLog')
  const [newest] = await rows()
  const text = newest?.textContent
  expect(text).toContain('Permissions changed')
  expect(text).toContain('Gone Deskgone_desk')
  expect(text).toContain('goldenland')
  expect(text).toContain('Permissions: granted Pay, Cancel; removed Book')
  expect(text).toContain('Orders seen: Own orders → All company orders')
})

test('Filters by person, kind and days, and former members can be chosen too', async () => {
  addGone()
  const { path } = await openLog('goldenland')
  await rows()
  const user = userEvent.setup()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Account' }), 'Gone Desk (gone_desk)')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Permissions changed')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(path()).toBe('/user/manage/adminLog?account=999&kind=permissions_changed'))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
})

test('Says when nothing matches, and what will appear while the log is empty', async () => {
  await openLog('goldenland', '?date_from=2020-01-01&date_to=2020-01-02')
  expect(await screen.findByText('Nothing in the log matches')).toBeDefined()
})

test('Tells a company without entries what will appear here', async () => {
  const { admin_log } = mock.world.tables
  for (const { id } of admin_log.where(({ company_id }) => company_id === '4')) admin_log.remove(id)
  await openLog('newleaf')
  expect(await screen.findByText('Nothing has been logged yet')).toBeDefined()
})

test('A failure says so and can be tried again with the button', async () => {
  mock.world.faults.add({ operation: 'listAdminLog', status: 503 })
  await openLog('goldenland')
  expect(await screen.findByText(/Service unavailable/)).toBeDefined()
  const again = await screen.findByRole('button', { name: 'Try again' })
  mock.world.faults.clear()
  await userEvent.click(again)
  expect((await rows()).length).toBeGreaterThan(0)
})

test('Tells a member who may not save sub-accounts so, and requests nothing', async () => {
  await openLog('golden_booker')
  expect(await screen.findByText('You have no permission to see the log')).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})

test('Amounts are in the currency of the company', async () => {
  await openLog('pacificusd', '?kind=limits_changed')
  const [newest] = await rows()
  expect(newest?.textContent).toMatch(/Limit per order: USD\s4,000\.00/)
})
