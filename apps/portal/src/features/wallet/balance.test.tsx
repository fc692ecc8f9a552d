import { mockForTests, type TestMock } from '@portal/mock-server/node'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withFilterValues } from '../../shared/list/filter-values.ts'
import { openPortal } from '../../test/open-portal.tsx'
import { readBalanceSearch, toLedgerQuery } from './balance-search.ts'

const mock = mockForTests()

beforeEach(() => mock.server.listen())
afterEach(() => mock.server.close())

async function openBalance(persona: Parameters<TestMock['signIn']>[0], query = '') {
  const portal = await openPortal(`/user/account/balance${query}`, { user: mock.signIn(persona) })
  return { ...portal, user: userEvent.setup() }
}

const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name })
  const section = heading.closest('section')
  if (!section) throw new Error('A card is a section.')
  return section
}

describe('what the company has', () => {
  test('R2.15 Pre-deposit balance with frozen and available', async () => {
    await openBalance('goldenland')
    const text = (await card('Pre-deposit')).textContent
    expect(text).toMatch(
      /Available\s*CNY\s[\d,]+\.\d\d\s*Balance\s*CNY\s[\d,]+\.\d\d\s*Frozen\s*CNY\s[\d,]+\.\d\d/,
    )
    expect((await card('Credit')).textContent).toContain('Your company has no credit line.')
  })

  test('R2.237 The right to pay later, what is open and what is left after all is paid', async () => {
    await openBalance('jadecredit')
    const later = await card('Pay later')
    expect(later.textContent).toMatch(/may book first and pay/)
    for (const name of ['Still to be paid', 'Pre-deposit left after that'])
      expect(within(later).getByText(name).nextElementSibling?.textContent).toMatch(/CNY\s-?[\d,]+\.\d\d/)
  })

  test('R2.237 A company without the right reads nothing of it', async () => {
    await openBalance('goldenland')
    await card('Credit')
    expect(screen.queryByRole('heading', { name: 'Pay later' })).toBeNull()
  })

  test('R2.15 The credit line with limit, used, frozen, available and overdue', async () => {
    await openBalance('jadecredit')
    const credit = await card('Credit')
    for (const name of ['Credit limit', 'Used', 'Frozen', 'Overdue']) {
      expect(within(credit).getByText(name).nextElementSibling?.textContent).toMatch(/CNY\s[\d,]+\.\d\d/)
    }
  })

  test('Without net prices the page says that the balance is hidden, because its changes are prices', async () => {
    const [row] = mock.world.tables.member.where(({ username }) => username === 'jadecredit')
    if (row) mock.world.tables.member.put({ ...row, hide_net_price: true })
    await openBalance('jadecredit')
    for (const [name, figure] of [
      ['Pre-deposit', 'Balance'],
      ['Credit', 'Used'],
    ] as const) {
      const shown = within(await card(name)).getByText(figure).nextElementSibling
      expect(shown?.textContent).toBe('hidden from you')
    }
    expect(await screen.findByText('You do not have permission to see the transactions')).toBeDefined()
    if (row) mock.world.tables.member.put(row)
  })

  test('R9.27 Amounts are in the settlement currency of the account', async () => {
    await openBalance('pacificusd')
    expect((await card('Pre-deposit')).textContent).toMatch(/USD\s[\d,]+\.\d\d/)
    expect((await card('Pre-deposit')).textContent).not.toContain('CNY')
  })

  test('Each hold names its order, newest first', async () => {
    await openBalance('goldenland')
    const holds = await screen.findByRole('table', { name: 'On hold' })
    const open = mock.world.tables.hold.where(
      ({ company_id, released_time }) => company_id === '1' && released_time === null,
    )
    expect(within(holds).getAllByRole('row')).toHaveLength(Math.min(open.length, 10) + 1)
    const newest = open.toSorted((a, b) => b.created_time - a.created_time)[0]?.order_id ?? ''
    const [link] = within(holds).getAllByRole('link')
    const pages = { H: 'order', C: 'car-order', A: 'airport-order' }
    const page = pages[newest.slice(0, 1) as keyof typeof pages]
    expect(link?.getAttribute('href')).toBe(`/user/${page}/detail/${newest}`)
  })

  test('Shows more than ten holds in pages', async () => {
    const [hold] = mock.world.tables.hold.where(({ released_time }) => released_time === null)
    if (!hold) throw new Error('Nothing is on hold.')
    const before = mock.world.tables.hold.where(
      ({ company_id, released_time }) => company_id === '1' && released_time === null,
    )
    const more = Array.from({ length: 12 }, (_, nth) => ({ ...hold, company_id: '1', id: `more${nth}` }))
    for (const one of more) mock.world.tables.hold.put(one)
    const { user } = await openBalance('goldenland')
    const holds = await screen.findByRole('table', { name: 'On hold' })
    expect(within(holds).getAllByRole('row')).toHaveLength(11)
    const [next] = screen.getAllByRole('button', { name: 'Next page' })
    await user.click(next as HTMLElement)
    const left = Math.min(10, before.length + 2)
    await waitFor(() => expect(within(holds).getAllByRole('row')).toHaveLength(left + 1))
    for (const { id } of more) mock.world.tables.hold.remove(id)
  })

  test('Without order prices the page says so, and not that nothing is on hold', async () => {
    await openBalance('golden_viewer')
    expect(await screen.findByText('You do not have permission to see the holds of orders')).toBeDefined()
    expect(screen.queryByText('Nothing is on hold')).toBeNull()
  })

  test('Says that a balance is below the alert', async () => {
    await openBalance('newleaf')
    await card('Pre-deposit')
    const company = mock.world.tables.company.get('4')
    expect(Boolean(screen.queryByText(/below your alert/))).toBe(company?.low_balance_threshold !== null)
  })
})

describe('the movements', () => {
  test('R2.15 Each with type, time, order, amount by sign and the balance after it', async () => {
    await openBalance('goldenland')
    const ledger = await screen.findByRole('table', { name: 'Transactions' })
    const [first] = within(ledger).getAllByRole('row').slice(1)
    expect(first?.textContent).toMatch(/Order charge.*2026-\d\d-\d\d.*H\d{10}.*CNY\s-[\d,]+.*CNY\s[\d,]+/)
    expect(screen.getByText(/^All transactions of the period/).textContent).toMatch(
      /opening CNY\s[\d,.]+ → closing CNY\s[\d,.]+/,
    )
  })

  test('R2.15 Names an article paid from the balance, and does not show it as a colleague’s order', async () => {
    const last = mock.world.tables.ledger_entry
      .where(({ company_id, account }) => company_id === '1' && account === 'predeposit')
      .at(-1)
    if (!last) throw new Error('Nothing has moved.')
    mock.world.tables.ledger_entry.put({
      ...last,
      id: 'content',
      seq: last.seq + 1,
      type: 'content_payment',
      delta: -1900,
      balance_after: last.balance_after - 1900,
      order_id: null,
      bill_id: null,
      content_payment_id: '1',
      remark: 'Roads in November',
    })
    await openBalance('goldenland')
    const ledger = await screen.findByRole('table', { name: 'Transactions' })
    const [first] = within(ledger).getAllByRole('row').slice(1)
    expect(first?.textContent).toMatch(/Content payment.*–.*CNY\s-19\.00.*Roads in November/)
    expect(first?.textContent).not.toMatch(/colleague/i)
  })

  test('Account, type and dates are in the address', async () => {
    const { user, path } = await openBalance('pacificusd')
    await user.click(await screen.findByRole('radio', { name: 'Credit' }))
    await waitFor(() => expect(path()).toBe('/user/account/balance?account=credit'))
    await user.selectOptions(screen.getByLabelText('Type'), 'Order charge')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(path()).toBe('/user/account/balance?account=credit&type=charge'))
    expect(await screen.findByRole('button', { name: 'Remove filter: Order charge' })).toBeDefined()
  })

  test('Tells a member without the permission so, and requests nothing', async () => {
    let asked = 0
    mock.server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/api/wallet/ledger')) asked += 1
    })
    const member = mock.world.tables.member.where(({ username }) => username === 'golden_booker')[0]
    if (!member) throw new Error('No booker.')
    mock.world.tables.member.put({
      ...member,
      nodes: member.nodes.filter((node) => node !== 'wallet/ledger'),
    })
    await openBalance('golden_booker')
    expect(await screen.findByText('You do not have permission to see the transactions')).toBeDefined()
    expect(asked).toBe(0)
  })

  test('A member who sees only own orders reads that a movement is a colleague’s, with its amounts', async () => {
    const [booker] = mock.world.tables.member.where(({ username }) => username === 'jade_booker')
    if (!booker) throw new Error('The seed has no jade_booker.')
    mock.world.tables.member.put({ ...booker, nodes: [...booker.nodes, 'wallet/ledger'] })
    await openBalance('jade_booker', '?account=credit&limit=100')
    const ledger = await screen.findByRole('table', { name: 'Transactions' })
    const rows = within(ledger)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)
    const theirs = rows.filter((text) => text.includes('A colleague’s order'))
    expect(theirs.length).toBeGreaterThan(0)
    for (const text of theirs) {
      expect(text).toMatch(/CNY\s[-+][\d,]+\.\d\d.*CNY\s[\d,]+\.\d\d.*Not shown/)
      expect(text).not.toContain('System')
    }
    expect(rows.filter((text) => text.includes('A bill of the company'))).not.toEqual([])
    expect(rows.filter((text) => /[HCA]\d{10}/.test(text))).not.toEqual([])
  })

  test('Amounts that cannot be loaded can be tried again', async () => {
    mock.world.faults.add({ operation: 'getWallet', status: 500 })
    const { user } = await openBalance('goldenland')
    const again = await screen.findByRole('button', { name: 'Try again' })
    mock.world.faults.clear()
    await user.click(again)
    expect(await card('Pre-deposit')).toBeDefined()
  })
})

test('The address becomes a request, and new filters begin with the first page', () => {
  const search = readBalanceSearch({ account: 'credit', type: 'refund', page: '3', date_from: 'x' })
  expect(toLedgerQuery(search)).toEqual({ account: 'credit', type: ['refund'], page: 3, limit: 20 })
  expect(
    withFilterValues(
      search,
      { type: 'nothing', date_from: '2026-11-01', date_to: '', keyword: ' H26 ' },
      readBalanceSearch,
    ),
  ).toEqual({ account: 'credit', date_from: '2026-11-01', keyword: 'H26' })
})

describe('the check of the ledger', () => {
  const check = async () => within(await screen.findByRole('region', { name: 'Ledger check' }))

  test('One line says that all sums agree, and when they were checked', async () => {
    const { user } = await openBalance('goldenland')
    const line = await check()
    expect(
      await line.findByText(
        /^All \d+ sums of balance, ledger, orders and bills agree · checked 2026-\d\d-\d\d \d\d:\d\d$/,
      ),
    ).toBeDefined()
    mock.world.clock.advance(60_000)
    await user.click(line.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(line.getByText(/agree · checked/)).toBeDefined())
  })

  test('Shows a sum that does not agree in words, with both amounts and the difference', async () => {
    const [topup] = mock.world.tables.topup.where(
      ({ company_id, status }) => company_id === '1' && status === 'verified',
    )
    if (!topup) throw new Error('The company has no verified top-up.')
    mock.world.tables.topup.put({ ...topup, amount: topup.amount - 12_345 })
    await openBalance('goldenland')
    const line = await check()
    expect(await line.findByText(/^One sum does not agree/)).toBeDefined()
    expect(
      line.getByText(
        /^Top-ups are transfers that were verified: .*CNY\s[\d,.]+, but .*; the difference is CNY\s123\.45\.$/,
      ),
    ).toBeDefined()
    mock.world.tables.topup.put(topup)
  })

  test('A check that fails says so and can be repeated, and the amounts stay', async () => {
    mock.world.faults.add({ operation: 'checkWallet', status: 500 })
    const { user } = await openBalance('goldenland')
    const line = await check()
    await card('Pre-deposit')
    const again = await line.findByRole('button', { name: 'Check again' })
    mock.world.faults.clear()
    await user.click(again)
    expect(await line.findByText(/agree · checked/)).toBeDefined()
  })

  test('Requests nothing for a member who may not see the ledger', async () => {
    await openBalance('golden_viewer')
    await card('Pre-deposit')
    expect(screen.queryByRole('region', { name: 'Ledger check' })).toBeNull()
  })
})

describe('where money is sent', () => {
  test('A top-up names the account and the reference, and accepts an amount with separators', async () => {
    const { user } = await openBalance('goldenland')
    await user.click(await screen.findByRole('button', { name: 'Top up' }))
    const form = within(await screen.findByRole('dialog', { name: 'Top up by bank transfer' }))
    const payee = within(await form.findByRole('region', { name: 'Payment details' }))
    expect((await payee.findByText('Account number (CNY)')).nextElementSibling?.textContent).toMatch(
      /^\d{16,}$/,
    )
    expect(payee.getByText(/^Payment reference/).nextElementSibling?.textContent).toBe('C000001')
    expect(payee.queryByText('SWIFT code')).toBeNull()
    fireEvent.change(form.getByLabelText(/^Amount sent/), { target: { value: '50,000.5' } })
    await user.click(form.getByRole('button', { name: 'Report the transfer' }))
    expect(await form.findByText('Please add the proof of the transfer')).toBeDefined()
    expect(form.getByLabelText(/^Amount sent/).getAttribute('aria-invalid')).not.toBe('true')
  })

  test('A company that pays in dollars sees the account for dollars', async () => {
    const { user } = await openBalance('pacificusd')
    await user.click(await screen.findByRole('button', { name: 'Top up' }))
    const payee = within(await screen.findByRole('region', { name: 'Payment details' }))
    expect((await payee.findByText('SWIFT code')).nextElementSibling?.textContent).toMatch(/^[A-Z0-9]{8,11}$/)
  })
})
