import { screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dropAllDrafts, hasDrafts } from '../../shared/form/form-drafts.ts'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'
import { write } from '../../test/page.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => {
  mock.server.close()
  dropAllDrafts()
})

type Persona = Parameters<OrderMock['signIn']>[0]

async function open(path: string, persona: Persona = 'jadecredit') {
  const portal = await openPortal(path, { user: mock.signIn(persona) })
  return { ...portal, user: userEvent.setup() }
}

const calls = (operation: string) => mock.callsTo(`/api/bill/${operation}`)
const orders = () => screen.findByRole('table', { name: 'Orders to settle' })
const bar = () => screen.findByRole('region', { name: 'Selected orders' })
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const firstBoxes = async (count: number) =>
  within(await orders())
    .getAllByRole('checkbox')
    .slice(0, count)
const billOf = (company_id: string, status: string) => {
  const [bill] = mock.world.tables.bill.where((one) => one.company_id === company_id && one.status === status)
  if (!bill) throw new Error(`There is no ${status} bill.`)
  return bill
}

async function pickTwo(user: UserEvent) {
  for (const box of await firstBoxes(2)) await user.click(box)
}

describe('settling orders', () => {
  test('Chosen orders stay chosen on other pages and under filters, and add up', async () => {
    const { user } = await open('/user/bill/apply?limit=10')
    await pickTwo(user)
    await user.click(await button('Page 2'))
    await waitFor(() => expect(calls('eligible').at(-1)?.query).toContain('page=2'))
    // The rows of the last page stay until those of this one arrive.
    await waitFor(() => expect(document.querySelector('[data-refreshing]')).toBeNull())
    await user.click((await firstBoxes(1))[0] as HTMLElement)
    expect((await bar()).textContent).toContain('3 orders selected')
    await user.click(screen.getByRole('link', { name: /All, with reasons/ }))
    await waitFor(() => expect(calls('eligible').at(-1)?.query).not.toContain('eligible'))
    expect((await bar()).textContent).toMatch(/3 orders selected · CNY\s[\d,]+\.\d\d/)
    await user.click(await button('Clear selection'))
    expect(screen.queryByRole('region', { name: 'Selected orders' })).toBeNull()
  })

  test('Chosen orders stay chosen after one was opened, until their bill is created', async () => {
    const { user, router } = await open('/user/bill/apply')
    await pickTwo(user)
    await user.click(within(await orders()).getAllByRole('link')[0] as HTMLElement)
    await screen.findByRole('heading', { level: 1, name: /booking [HCA]\d{10}/ })
    router.history.back()
    expect((await bar()).textContent).toContain('2 orders selected')
    await user.click(within(await bar()).getByRole('button', { name: 'Apply for settlement' }))
    await user.click(await button(/^Create a bill for CNY/))
    await waitFor(() => expect(hasDrafts()).toBe(false))
  })

  test('R7.38 R2.26 The chosen orders become one bill, however often the button is pressed', async () => {
    const { user, path } = await open('/user/bill/apply')
    await pickTwo(user)
    expect(calls('eligible')[0]?.query).toBe('?eligible=true&page=1&limit=20')
    await user.click(within(await bar()).getByRole('button', { name: 'Apply for settlement' }))
    await dialog('Apply for settlement')
    await user.dblClick(await button(/^Create a bill for CNY/))
    await waitFor(() => expect(path()).toMatch(/^\/user\/bill\/details\?bill=B26\d{8}$/))
    expect(calls('apply')).toHaveLength(1)
    const id = path().slice(-11)
    const sent = calls('apply')[0]?.body?.['order_ids']
    expect(sent).toHaveLength(2)
    expect(mock.world.tables.bill.get(id)?.lines.map(({ order_id }) => order_id)).toEqual(sent)
    expect(await within(await dialog(`Bill ${id}`)).findByText('To review')).toBeDefined()
  })

  test('An order that cannot be settled says why and cannot be chosen', async () => {
    await open('/user/bill/apply?all=true&limit=100')
    const list = await orders()
    const [blocked] = within(list).getAllByRole<HTMLInputElement>('checkbox', { name: /cannot be selected/ })
    expect(blocked?.disabled).toBe(true)
    expect(blocked?.closest('tr')?.textContent).toContain('Free cancellation has not ended yet')
  })

  test('Removes an order that somebody else settled meanwhile, and keeps the others', async () => {
    const { user } = await open('/user/bill/apply')
    await pickTwo(user)
    const box = (await firstBoxes(1))[0]
    const id = /[HCA]\d{10}/.exec(box?.getAttribute('aria-label') ?? '')?.[0] ?? ''
    const order = mock.world.tables.order.get(id)
    const bill = billOf('2', 'paid')
    if (!order) throw new Error('The row has an order.')
    mock.world.tables.order.put({ ...order, bill_id: bill.id })
    await user.click(within(await bar()).getByRole('button', { name: 'Apply for settlement' }))
    await user.click(await button(/^Create a bill for CNY/))
    const notice = await screen.findByText(`${id}: It is already on a bill`)
    expect(notice.closest('[role=alert]')?.textContent).toContain('were removed')
    expect((await bar()).textContent).toContain('1 order selected')
  })

  test('R6.08 R6.12 Without the permission bill/apply the page says so and requests nothing', async () => {
    await open('/user/bill/apply', 'golden_viewer')
    expect(await screen.findByText('You do not have permission to apply for settlement')).toBeDefined()
    expect(calls('eligible')).toEqual([])
  })

  test('Says that a company has no credit orders, and a list that fails can be tried again', async () => {
    mock.world.faults.add({ operation: 'listBillableOrders', status: 500 })
    const { user } = await open('/user/bill/apply', 'newleaf')
    const again = await button('Try again')
    mock.world.faults.clear()
    await user.click(again)
    expect(await screen.findByText('No order can be settled now')).toBeDefined()
  })
})

describe('the list of bills', () => {
  test('R2.27 All eight statuses have a tab with their count, and each tab requests its own bills', async () => {
    const { user, path } = await open('/user/bill/details', 'pacificusd')
    const tabs = await screen.findByRole('navigation', { name: 'By status' })
    await within(tabs).findByRole('link', { name: 'All 13' })
    const names = within(tabs)
      .getAllByRole('link')
      .map((link) => link.textContent?.replace(/ \d+$/, ''))
    const all = [
      'All',
      'Accruing',
      'To review',
      'Disputed',
      'To pay',
      'Partly paid',
      'Overdue',
      'Paid',
      'Void',
    ]
    expect(names).toEqual(all)
    await user.click(within(tabs).getByRole('link', { name: 'Overdue 1' }))
    await waitFor(() => expect(path()).toBe('/user/bill/details?status=overdue'))
    await waitFor(() => expect(calls('index').at(-1)?.query).toContain('status[0]=overdue'))
    const late = billOf('3', 'overdue')
    expect(await screen.findByRole('link', { name: late.id })).toBeDefined()
  })

  test('Leads a company without bills to settling orders, and tells a member without prices why there are none', async () => {
    await open('/user/bill/details', 'newleaf')
    const next = await screen.findByRole('link', { name: 'Settle orders' })
    expect(next.getAttribute('href')).toBe('/user/bill/apply')
  })

  test('A member who may not see settlement prices sees no bill', async () => {
    await open('/user/bill/details', 'jade_viewer')
    expect(await screen.findByText('You do not have permission to see bills')).toBeDefined()
    expect(calls('index')).toEqual([])
  })

  test('Says when a linked bill does not exist', async () => {
    await open('/user/bill/details?bill=B9901010001')
    const shown = within(await dialog('Bill B9901010001'))
    expect(await shown.findByText(/not found|not exist|no such/i)).toBeDefined()
  })
})

describe('one bill', () => {
  const openBill = async (status: string, persona: Persona = 'pacificusd') => {
    const bill = billOf(persona === 'pacificusd' ? '3' : '2', status)
    const opened = await open(`/user/bill/details?bill=${bill.id}`, persona)
    await dialog(`Bill ${bill.id}`)
    return { ...opened, bill: () => mock.world.tables.bill.get(bill.id) ?? bill }
  }
  const paying = async (user: UserEvent) => {
    await user.click(await button('Pay'))
    return within(await dialog(/^Pay bill/))
  }

  test('R7.38 Is confirmed, then paid in parts from the balance, each click once', async () => {
    const { user, bill } = await openBill('issued')
    expect(calls('detail')[0]?.query).toBe(`?id=${bill().id}&page=1&limit=20`)
    await user.click(await button('Confirm'))
    await user.dblClick(await button(/^Confirm USD/))
    await waitFor(() => expect(bill().status).toBe('confirmed'))
    expect(calls('confirm')).toHaveLength(1)
    const form = await paying(user)
    const amount = form.getByLabelText('Amount (USD)')
    await user.clear(amount)
    await user.type(amount, '22.75')
    expect((await dialog(/^Pay bill/)).textContent).toMatch(/Outstanding after\s*USD\s200\.00/)
    await user.dblClick(await button(/^Pay USD\s22\.75/))
    await waitFor(() => expect(bill()).toMatchObject({ status: 'partially_paid', paid: 2275 }))
    expect(calls('pay')).toHaveLength(1)
    expect(await screen.findByRole('table', { name: 'Payments' })).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Pay bill/ })).toBeNull())
    await paying(user)
    await user.click(await button(/^Pay USD\s200\.00/))
    await waitFor(() => expect(bill().status).toBe('paid'))
    expect(calls('pay')[1]?.body).toMatchObject({ channel: 'predeposit', money: { amount: '200.00' } })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull())
  })

  test('The form stops an amount above the debt or the balance, and a transfer needs its proof', async () => {
    const { user } = await openBill('confirmed')
    const form = await paying(user)
    const amount = form.getByLabelText('Amount (USD)')
    write(amount, '99999')
    expect(await form.findByText('This is more than is due')).toBeDefined()
    await user.click(form.getByRole('button', { name: /^Pay USD/ }))
    write(amount, '10')
    await user.click(form.getByLabelText('Bank transfer'))
    await user.click(form.getByRole('button', { name: /^Report a transfer/ }))
    expect(await form.findByText('Please add the proof of the transfer')).toBeDefined()
    expect(calls('pay')).toEqual([])
  })

  test('Shows a bill that changed meanwhile as it is now, and pays nothing unseen', async () => {
    const { user, bill } = await openBill('confirmed')
    await paying(user)
    mock.world.tables.bill.put({ ...bill(), version: bill().version + 1 })
    await user.click(await button(/^Pay USD/))
    expect(await screen.findByText(/The bill has just changed/)).toBeDefined()
    expect(bill().paid).toBe(0)
    await user.click(await button(/^Pay USD/))
    await waitFor(() => expect(bill().status).toBe('paid'))
  })

  test('A bill for one day names that day once', async () => {
    const bill = billOf('3', 'issued')
    const day = '2026-11-15'
    mock.world.tables.bill.put({ ...bill, period_from: day, period_to: day })
    await open(`/user/bill/details?bill=${bill.id}`, 'pacificusd')
    const period = await within(await dialog(`Bill ${bill.id}`)).findByText('Service dates', {
      selector: 'dt',
    })
    expect(period.nextElementSibling?.textContent).toBe('Sun 15 Nov 2026')
  })

  test('Disputes lines, each with its reason', async () => {
    const { user, bill } = await openBill('issued')
    await user.click(await button('Dispute'))
    const form = within(await dialog(/^Dispute bill/))
    await user.click(form.getByRole('button', { name: 'Dispute lines' }))
    expect(await form.findByText('Select at least one line')).toBeDefined()
    await user.click((await form.findAllByRole('checkbox'))[0] as HTMLElement)
    await user.click(form.getByRole('button', { name: 'Dispute 1 line' }))
    expect(await form.findByText('Required')).toBeDefined()
    await user.type(form.getByLabelText(/^What is wrong/), 'One night only')
    write(form.getByLabelText(/should cost/), '0')
    await user.click(form.getByRole('button', { name: 'Dispute 1 line' }))
    await waitFor(() => expect(bill().status).toBe('disputed'))
    expect(bill().lines[0]?.dispute?.reason).toBe('One night only')
  })

  test('R7.38 Saves its statement as PDF, Excel or CSV', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
    const { user, bill } = await openBill('paid')
    await user.click(await button('Download'))
    await user.click(await screen.findByRole('menuitem', { name: /^CSV/ }))
    expect(
      await screen.findByText(`statement-${bill().id}-v${bill().version}.csv has been saved`),
    ).toBeDefined()
    expect(calls('download')[0]?.query).toBe(`?id=${bill().id}&format=csv`)
  })

  test('Names the reason when only a permission is missing', async () => {
    const member = mock.world.tables.member.where(({ username }) => username === 'pacific_finance')[0]
    if (!member) throw new Error('No finance member.')
    mock.world.tables.member.put({ ...member, nodes: member.nodes.filter((node) => node !== 'bill/pay') })
    const bill = billOf('3', 'confirmed')
    await open(`/user/bill/details?bill=${bill.id}`, 'pacific_finance')
    expect((await screen.findByText(/^Pay:/)).textContent).toMatch(/permission/)
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull()
  })
})
