import { session } from '@portal/auth'
import { mockForTests, type TestMock } from '@portal/mock-server/node'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

function memberCalled(username: string) {
  const [member] = mock.world.tables.member.where((one) => one.username === username)
  if (!member) throw new Error(`There is no ${username}.`)
  return member
}
const dialogCalled = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
const fill = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

async function newAccount(persona?: Persona) {
  await open('?edit=new', persona)
  const form = await dialogCalled('Add a sub-account')
  fill(await form.findByRole('textbox', { name: 'Account' }), 'may_thu')
  fill(form.getByLabelText(/^Password/), 'Travel2027')
  fill(form.getByRole('textbox', { name: 'Nickname' }), 'May Thu')
  return { form, add: () => userEvent.click(form.getByRole('button', { name: 'Add' })) }
}

describe('the typed values of a sub-account’s form', () => {
  test('Survive the end of a session, except the password', async () => {
    const user = mock.signIn('goldenland')
    const { view } = await openPortal(`${page}?edit=new`, { user })
    const form = await dialogCalled('Add a sub-account')
    fill(await form.findByRole('textbox', { name: 'Account' }), 'may_thu')
    fill(form.getByLabelText(/^Password/), 'Travel2027')
    session.clearTokens()
    view.unmount()
    await openPortal(`${page}?edit=new`, { user: mock.signIn('goldenland') })
    const again = await dialogCalled('Add a sub-account')
    const account = await again.findByRole<HTMLInputElement>('textbox', { name: 'Account' })
    expect(account.value).toBe('may_thu')
    expect(again.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('')
  })

  test('Are dropped when the form is closed', async () => {
    const { form } = await newAccount()
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Add a sub-account')
    const again = await dialogCalled('Add a sub-account')
    const account = await again.findByRole<HTMLInputElement>('textbox', { name: 'Account' })
    expect(account.value).toBe('')
  })

  test('Says that a linked account is missing from the list', async () => {
    await open('?edit=99999')
    const form = await dialogCalled(/^/)
    expect(await form.findByText(/^There is no such sub-account here/)).toBeDefined()
    expect(form.queryByRole('textbox')).toBeNull()
  })
})

describe('what a new account may do', () => {
  test('Sends its scope of orders and whether it sees net prices', async () => {
    const { form, add } = await newAccount()
    await userEvent.click(form.getByRole('radio', { name: 'All company orders' }))
    await userEvent.click(form.getByRole('switch', { name: 'Hide net prices' }))
    await add()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(memberCalled('may_thu')).toMatchObject({ data_scope: 'all', hide_net_price: true })
  })

  test.each([
    ['en', 'Hide net prices', 'which this account sees', 'this account sees no net prices'],
    ['zh-cn', '不显示结算价', '此账号可查看结算价', '此账号不能查看结算价'],
  ] as const)(
    'The prices to which its limits apply depend on what it sees, in %s',
    async (language, hide, net, selling) => {
      const { id } = memberCalled('golden_booker')
      await openPortal(`${page}?edit=${id}`, { user: mock.signIn('goldenland'), language })
      const form = within(await screen.findByRole('dialog'))
      expect(await form.findByText(new RegExp(net))).toBeDefined()
      await userEvent.click(form.getByRole('switch', { name: hide }))
      expect(form.getByText(new RegExp(selling))).toBeDefined()
      expect(form.queryByText(new RegExp(net))).toBeNull()
    },
  )

  test('With a monthly limit the permissions say that it cannot manage accounts that spend', async () => {
    const manager = memberCalled('golden_finance')
    const nodes = [...manager.nodes, 'subaccount/save']
    mock.world.tables.member.put({ ...manager, nodes, limit_per_month: '5000.00' })
    const { form, add } = await newAccount('golden_finance')
    fill(form.getByRole('textbox', { name: 'Limit per month' }), '100.00')
    await userEvent.click(form.getByRole('checkbox', { name: 'Pay a bill' }))
    await add()
    expect(await form.findByRole('link', { name: /^Permissions: You have a monthly limit/ })).toBeDefined()
  })

  test('The box of a page sets and clears the permissions below it, and no others', async () => {
    const { form, add } = await newAccount()
    const titles = form.getByRole('checkbox', { name: 'Manage invoice titles' })
    await userEvent.click(titles)
    const hotel = within(form.getByRole('group', { name: 'Hotel Bookings' }))
    const all = hotel.getByRole<HTMLInputElement>('checkbox', { name: 'Hotel Bookings' })
    await userEvent.click(all)
    expect(all.checked).toBe(true)
    expect((titles as HTMLInputElement).checked).toBe(true)
    await userEvent.click(all)
    expect(hotel.getAllByRole<HTMLInputElement>('checkbox').some(({ checked }) => checked)).toBe(false)
    await add()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(memberCalled('may_thu').nodes).toEqual(['invoice/manage'])
  })

  test('A permission brings the ones that it needs and says so, and removing one of those removes it', async () => {
    const { form, add } = await newAccount()
    const box = (name: string) => form.getByRole<HTMLInputElement>('checkbox', { name })
    expect(form.getByText(/^Without permissions this account can look/)).toBeDefined()
    await userEvent.click(box('Pay a bill'))
    expect(box('See net prices').checked).toBe(true)
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'All company orders' }).checked).toBe(true)
    expect(form.getByText(/^Also granted: See net prices\./)).toBeDefined()
    await userEvent.click(box('See net prices'))
    expect(box('Pay a bill').checked).toBe(false)
    expect(form.getByText(/^Also removed, .*: Pay a bill\./)).toBeDefined()
    await userEvent.click(box('Pay a bill'))
    await add()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(memberCalled('may_thu')).toMatchObject({
      nodes: ['bill/pay', 'order/viewNet'],
      data_scope: 'all',
    })
  })

  test('A permission says what it does not cover while the account sees only its own orders', async () => {
    const { form } = await newAccount()
    const decide = form.getByRole<HTMLInputElement>('checkbox', { name: 'Decide on approvals' })
    const hint = 'Does not cover colleagues’ orders while the account sees only its own.'
    expect(form.queryByText(hint)).toBeNull()
    await userEvent.click(decide)
    expect(decide.checked).toBe(true)
    expect(form.getByText(hint)).toBeDefined()
    await userEvent.click(form.getByRole('radio', { name: 'All company orders' }))
    expect(form.queryByText(hint)).toBeNull()
  })

  test('A role fills in its permissions and its scope of orders', async () => {
    const { form, add } = await newAccount()
    const roles = within(form.getByRole('group', { name: 'Start with a role' }))
    await userEvent.click(roles.getByRole('button', { name: 'Finance', pressed: false }))
    expect(roles.getByRole('button', { name: 'Finance', pressed: true })).toBeDefined()
    await userEvent.click(form.getByRole('checkbox', { name: 'Top up' }))
    expect(roles.getByRole('button', { name: 'Finance', pressed: false })).toBeDefined()
    await userEvent.click(roles.getByRole('button', { name: 'Finance' }))
    await add()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { nodes, data_scope } = memberCalled('may_thu')
    expect(nodes.toSorted()).toEqual(memberCalled('golden_finance').nodes.toSorted())
    expect(data_scope).toBe('all')
  })

  test('Nobody can grant a permission that they lack: it cannot be ticked, and the form says why', async () => {
    const manager = memberCalled('golden_finance')
    mock.world.tables.member.put({ ...manager, nodes: [...manager.nodes, 'subaccount/save'] })
    const { form } = await newAccount('golden_finance')
    expect(form.getByText('You cannot grant permissions that you do not have.')).toBeDefined()
    const boxes = form.getAllByRole<HTMLInputElement>('checkbox', { name: 'Book' })
    expect(boxes.every(({ disabled }) => disabled)).toBe(true)
    expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Pay a bill' }).disabled).toBe(false)
  })

  test('With all permissions no limits are shown', async () => {
    const { form } = await newAccount()
    expect(form.queryByText('You cannot grant permissions that you do not have.')).toBeNull()
  })

  test.each([
    ['E-mail', 'golden_booker@goldenland.example', { email: 'golden_booker@goldenland.example' }],
    ['Mobile', '13900002222', { mobile: '13900002222', area_num: '86' }],
  ])('Refuses an %s that somebody else has at its field', async (name, value, theirs) => {
    const other = memberCalled('jade_booker')
    mock.world.tables.member.put({ ...other, ...theirs })
    const { form, add } = await newAccount()
    fill(form.getByRole('textbox', { name }), value)
    await add()
    expect(await form.findByRole('link', { name: new RegExp(`^${name}: `) })).toBeDefined()
    expect(form.getByRole('textbox', { name }).getAttribute('aria-invalid')).toBe('true')
  })

  test('Refuses a permission that the granting member has lost at the permissions', async () => {
    const { form, add } = await newAccount()
    await userEvent.click(form.getByRole('checkbox', { name: 'Pay a bill' }))
    mock.world.faults.add({ operation: 'saveSubAccount', code: 0, error_key: 'NODE_NOT_HELD', times: 1 })
    await add()
    expect(await form.findByRole('link', { name: /^Permissions: / })).toBeDefined()
  })
})

test('E-mail and mobile of an account are changed only by those who may reset its password', async () => {
  const manager = memberCalled('golden_finance')
  const nodes = [...memberCalled('golden_booker').nodes, ...manager.nodes, 'subaccount/save']
  mock.world.tables.member.put({ ...manager, nodes })
  const { id } = memberCalled('golden_booker')
  await open(`?edit=${id}`, 'golden_finance')
  const form = await dialogCalled(/^Sub-account: /)
  for (const name of ['E-mail', 'Mobile']) {
    expect((await form.findByRole<HTMLInputElement>('textbox', { name })).readOnly, name).toBe(true)
  }
})

describe('a new password', () => {
  async function reset() {
    await open()
    const { nickname } = memberCalled('golden_booker')
    await press(`Reset password: ${nickname}`)
    const form = await dialogCalled(/^Reset the password/)
    return { form, send: () => userEvent.click(form.getByRole('button', { name: 'Reset password' })) }
  }

  test('Is checked before it is sent', async () => {
    const { form, send } = await reset()
    const { password } = memberCalled('golden_booker')
    fill(form.getByLabelText(/^Password/), 'short')
    const asked = vi.fn()
    mock.server.events.on('request:start', asked)
    await send()
    expect(await form.findByText(/must not contain/, { selector: '[id$=-error]' })).toBeDefined()
    expect(asked).not.toHaveBeenCalled()
    expect(memberCalled('golden_booker').password).toBe(password)
  })

  test('Says in the dialog why it could not be changed', async () => {
    const { form, send } = await reset()
    fill(form.getByLabelText(/^Password/), 'Travel2027')
    mock.world.faults.add({ operation: 'resetSubAccountPassword', code: 0, error_key: 'NOT_FOUND', times: 1 })
    await send()
    expect((await form.findByRole('alert')).textContent).not.toBe('')
    expect(memberCalled('golden_booker').password).not.toBe('Travel2027')
  })
})

test('Filters the list by status and word together', async () => {
  const { path } = await open('?state=active')
  fill(await screen.findByRole('textbox', { name: /^Account, nickname/ }), 'booker')
  await userEvent.click(
    within(screen.getByRole('search', { name: /^Account, nickname/ })).getByRole('button'),
  )
  await waitFor(() => expect(path()).toContain('keyword=booker'))
  expect(path()).toContain('state=active')
})

test('Requests no accounts for a member who may not manage them', async () => {
  const asked: string[] = []
  mock.server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname))
  await open('', 'golden_viewer')
  expect(await screen.findByText('You do not have permission to manage sub-accounts')).toBeDefined()
  expect(asked.filter((path) => /^\/api\/(subaccount|approval)\//.test(path))).toEqual([])
})
