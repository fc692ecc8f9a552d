import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dropAllDrafts } from '../../../shared/form/form-drafts.ts'
import { openPortal } from '../../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../../test/order-mock.ts'
import { write } from '../../../test/page.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => {
  mock.server.close()
  dropAllDrafts()
})

const ids = ['B2611010001', 'B2611010002', 'B2611010003']
const billAt = (index: number) => {
  const bill = mock.world.tables.bill.get(ids[index] ?? '')
  if (!bill) throw new Error('There is no such bill.')
  return bill
}

/** Three confirmed bills of the company in USD and no other that can be paid; beside its list. */
async function openBills({
  user: name = 'pacificusd',
  terms = {},
}: {
  user?: 'pacificusd' | 'pacific_finance'
  terms?: object
} = {}) {
  const { bill, member } = mock.world.tables
  const [model] = bill.where(({ company_id, status }) => company_id === '3' && status === 'confirmed')
  if (!model) throw new Error('There is no confirmed bill.')
  for (const one of bill.where(({ company_id }) => company_id === '3'))
    bill.put({ ...one, status: 'void', payments: [] })
  for (const id of ids)
    bill.put({
      ...model,
      id,
      total: 10_000,
      paid: 0,
      payments: [],
      lines: model.lines.slice(0, 1).map((line) => ({ ...line, line_id: `${id}-1`, amount: 10_000 })),
    })
  for (const row of member.where(({ username }) => username === name)) member.put({ ...row, ...terms })
  const portal = await openPortal('/user/bill/details?limit=10', { user: mock.signIn(name) })
  await screen.findByRole('link', { name: ids[2] ?? '' })
  return { ...portal, user: userEvent.setup() }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const paying = async () => within(await screen.findByRole('dialog', { name: /^Pay \d bills?/ }))
const calls = () => mock.callsTo('/api/bill/payBatch')

describe('R6.130 paying several bills at once', () => {
  test('All results are selected and paid in three presses, each bill once', async () => {
    const { user } = await openBills()
    await user.click(await button('Select all 3 results'))
    expect((await screen.findByRole('region', { name: 'Selected bills' })).textContent).toMatch(
      /3 bills selected · USD\s300\.00/,
    )
    await user.click(await button('Pay the selected bills'))
    await user.dblClick(await button(/^Pay USD\s300\.00/))
    await waitFor(() => expect(ids.map((_, index) => billAt(index).status)).toEqual(['paid', 'paid', 'paid']))
    expect(calls()).toHaveLength(1)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Pay/ })).toBeNull())
    expect(screen.queryByRole('region', { name: 'Selected bills' })).toBeNull()
  })

  test('Each bill gets what is typed, and a wrong amount or a short balance stops the payment', async () => {
    const { user } = await openBills()
    for (const id of ids.slice(0, 2)) await user.click(screen.getByRole('checkbox', { name: `Select ${id}` }))
    await user.click(await button('Pay the selected bills'))
    const form = await paying()
    const amount = form.getByLabelText(`Amount for ${ids[0]} (USD)`)
    write(amount, '100.01')
    expect(await form.findByText('This is more than is due')).toBeDefined()
    await user.click(form.getByRole('button', { name: /^Pay USD/ }))
    expect(calls()).toEqual([])
    write(amount, '40.5')
    await user.click(form.getByRole('button', { name: /^Pay USD\s140\.50/ }))
    await waitFor(() => expect([0, 1, 2].map((index) => billAt(index).paid)).toEqual([4050, 10_000, 0]))
  })

  test('A bill that a colleague changed is named with its current amount, and is paid by the next press', async () => {
    const { user } = await openBills()
    await user.click(await button('Select all 3 results'))
    await user.click(await button('Pay the selected bills'))
    const form = await paying()
    mock.world.tables.bill.put({ ...billAt(0), version: billAt(0).version + 1 })
    await user.click(form.getByRole('button', { name: /^Pay USD\s300\.00/ }))
    expect((await form.findByRole('alert')).textContent).toContain(ids[0])
    expect([0, 1, 2].map((index) => billAt(index).status)).toEqual(['confirmed', 'paid', 'paid'])
    await user.click(await form.findByRole('button', { name: /^Pay USD\s100\.00/ }))
    await waitFor(() => expect(billAt(0).status).toBe('paid'))
  })

  test('R6.102 What waits for a second person is said before and after, and not called paid', async () => {
    const { company } = mock.world.tables
    const own = company.get('3')
    if (own) company.put({ ...own, bill_over: '150.00' })
    const { user } = await openBills()
    await user.click(await button('Select all 3 results'))
    await user.click(await button('Pay the selected bills'))
    const form = await paying()
    expect(await form.findByText(/above USD\s150\.00/)).toBeDefined()
    await user.click(form.getByRole('button', { name: /^Pay USD\s300\.00/ }))
    expect(await screen.findByText('1 bill paid')).toBeDefined()
    expect(await screen.findByText(/^2 bills wait for a second person/)).toBeDefined()
    expect([0, 1, 2].map((index) => billAt(index).paid).toSorted((a, b) => a - b)).toEqual([0, 0, 10_000])
  })

  test('An account that may not pay from the balance is offered the transfer alone', async () => {
    const { user } = await openBills({ user: 'pacific_finance', terms: { approval_over: '50.00' } })
    await user.click(await button('Select all 3 results'))
    await user.click(await button('Pay the selected bills'))
    const form = await paying()
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'Pre-deposit balance' }).disabled).toBe(true)
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'Bank transfer' }).checked).toBe(true)
    await user.click(form.getByRole('button', { name: /^Report a transfer of USD\s300\.00/ }))
    expect(await form.findByText('Please add the proof of the transfer')).toBeDefined()
    expect(calls()).toEqual([])
  })

  test('Who may not pay bills is offered no selection', async () => {
    await openBills({ user: 'pacific_finance', terms: { nodes: ['order/viewNet', 'bill/confirm'] } })
    expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
