import { mockForTests, type TestMock } from '@portal/mock-server/node'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropAllDrafts } from '../../shared/form/form-drafts.ts'
import { openPortal } from '../../test/open-portal.tsx'

const mock = mockForTests()
beforeEach(() => {
  dropAllDrafts()
  mock.server.listen()
})
afterEach(() => mock.server.close())

type Persona = Parameters<TestMock['signIn']>[0]
const page = '/user/manage/subAccount'
const open = (search = '', persona: Persona = 'goldenland') =>
  openPortal(`${page}${search}`, { user: mock.signIn(persona) })

const memberCalled = (username: string) =>
  mock.world.tables.member.where((one) => one.username === username)[0]
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const dialogCalled = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
const fill = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })

test('R2.38 each sub-account shows its status, permissions and limits', async () => {
  await open()
  const table = within(await screen.findByRole('table', { name: 'Sub-accounts' }))
  const booker = memberCalled('golden_booker')
  const row = (await table.findByText('golden_booker')).closest('tr')
  expect(row?.textContent).toContain(`${booker?.nodes.length} permissions`)
  expect(row?.textContent).toMatch(/of CNY\s100,000\.00 this month/)
  expect(row?.textContent).toMatch(/up to CNY\s20,000\.00 an order/)
  expect(row?.textContent).toContain('Active')
})

test('R7.39 adds a new account with the ticked permissions, products and limits', async () => {
  await open()
  await press('Add a sub-account')
  const form = await dialogCalled('Add a sub-account')
  await userEvent.click(await form.findByRole('button', { name: 'Add' }))
  const summary = within(await form.findByRole('group', { name: '3 entries need your attention' }))
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Account: Required',
    'Password: Required',
    'Nickname: Required',
  ])
  fill(form.getByRole('textbox', { name: 'Account' }), 'may_thu')
  await userEvent.click(form.getByRole('button', { name: 'Suggest a password' }))
  fill(form.getByRole('textbox', { name: 'Nickname' }), 'May Thu')
  const orders = within(form.getByRole('group', { name: 'Hotel Bookings' }))
  await userEvent.click(orders.getByRole('checkbox', { name: 'Hotel Bookings' }))
  await userEvent.click(orders.getByRole('checkbox', { name: 'Ask for a refund' }))
  await userEvent.click(form.getByRole('checkbox', { name: 'Car rentals' }))
  fill(form.getByRole('textbox', { name: 'Limit per order' }), '800')
  expect(form.queryByRole('checkbox', { name: 'Credit' })).toBeNull()
  await userEvent.click(form.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const added = memberCalled('may_thu')
  expect(added).toMatchObject({
    nickname: 'May Thu',
    data_scope: 'own',
    products: ['hotel', 'airport'],
    channels: ['predeposit'],
    limit_per_order: '800.00',
    limit_per_month: null,
  })
  expect(added?.nodes).toContain('order/cancel')
  expect(added?.nodes).not.toContain('order/refund')
  expect(await screen.findByText('may_thu')).toBeDefined()
})

test('shows the server’s refusals at their fields, and keeps the form', async () => {
  await open('?edit=new')
  const form = await dialogCalled('Add a sub-account')
  fill(await form.findByRole('textbox', { name: 'Account' }), 'golden_booker')
  fill(form.getByLabelText(/^Password/), 'Travel2027')
  fill(form.getByRole('textbox', { name: 'Nickname' }), 'Second Booker')
  await userEvent.click(form.getByRole('button', { name: 'Add' }))
  expect(await form.findByRole('link', { name: /^Account: / })).toBeDefined()
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Nickname' }).value).toBe('Second Booker')
  expect(mock.world.tables.member.where(({ nickname }) => nickname === 'Second Booker')).toEqual([])
})

test('changes an existing account at its address; a limit below this month’s use is refused at the field', async () => {
  const booker = memberCalled('golden_booker')
  const { path } = await open(`?edit=${booker?.id}`)
  const form = await dialogCalled(`Sub-account: ${booker?.nickname}`)
  fill(await form.findByRole('textbox', { name: 'Limit per month' }), '1')
  fill(form.getByRole('textbox', { name: 'Limit per order' }), '')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(
    await form.findByRole('link', { name: /^Limit per month: Not less than what was used/ }),
  ).toBeDefined()
  fill(form.getByRole('textbox', { name: 'Limit per month' }), '')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(path()).toBe(page))
  expect(memberCalled('golden_booker')).toMatchObject({ limit_per_order: null, limit_per_month: null })
})

test('reports a concurrent change, keeps the input, and saving again is a decision', async () => {
  const viewer = memberCalled('golden_viewer')
  await open(`?edit=${viewer?.id}`)
  const form = await dialogCalled(/^Sub-account/)
  fill(await form.findByRole('textbox', { name: 'Nickname' }), 'Front Desk')
  if (viewer) mock.world.tables.member.put({ ...viewer, version: viewer.version + 1 })
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect((await form.findByRole('alert')).textContent).toMatch(/changed/)
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Nickname' }).value).toBe('Front Desk')
  expect(memberCalled('golden_viewer')?.nickname).not.toBe('Front Desk')
  await waitFor(async () => {
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(memberCalled('golden_viewer')?.nickname).toBe('Front Desk')
  })
})

test('R7.39 a suspended account cannot sign in until it is reactivated, and a new password can be passed on', async () => {
  await open()
  const booker = memberCalled('golden_booker')
  await press(`Suspend: ${booker?.nickname}`)
  await userEvent.click(
    (await dialogCalled('Suspend this sub-account?')).getByRole('button', { name: 'Suspend' }),
  )
  await press(`Reactivate: ${booker?.nickname}`)
  expect(memberCalled('golden_booker')?.state).toBe('suspended')
  const again = await dialogCalled('Reactivate this sub-account?')
  await userEvent.click(again.getByRole('button', { name: 'Reactivate' }))
  await waitFor(() => expect(memberCalled('golden_booker')?.state).toBe('active'))

  await press(`Reset password: ${booker?.nickname}`)
  const reset = await dialogCalled(/^Reset the password/)
  await userEvent.click(reset.getByRole('button', { name: 'Suggest a password' }))
  const { value } = reset.getByLabelText<HTMLInputElement>(/^Password/)
  await userEvent.click(reset.getByRole('button', { name: 'Reset password' }))
  await waitFor(() => expect(memberCalled('golden_booker')?.password).toBe(value))
})

test('filters by status or word, and the empty list says what to do', async () => {
  const { path } = await open('?keyword=finance')
  const table = within(await screen.findByRole('table', { name: 'Sub-accounts' }))
  expect(table.getAllByRole('row')).toHaveLength(2)
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'suspended' } })
  expect(await screen.findByText('No sub-accounts match')).toBeDefined()
  expect(path()).toContain('state=suspended')
})

test('without the permission to manage sub-accounts the page says so and requests nothing', async () => {
  await open('', 'golden_viewer')
  expect(await screen.findByText('You do not have permission to manage sub-accounts')).toBeDefined()
  cleanup()
})

test('a list that cannot be loaded says why and can be tried again', async () => {
  mock.world.faults.add({ operation: 'listSubAccounts', status: 503 })
  await open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  mock.world.faults.clear()
  await userEvent.click(again)
  expect(await screen.findByText('golden_booker')).toBeDefined()
})
