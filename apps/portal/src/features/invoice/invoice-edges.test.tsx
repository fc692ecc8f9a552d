import type { ErrorKey } from '@portal/api-client/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'
import { write } from '../../test/page.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

type Persona = Parameters<OrderMock['signIn']>[0]
type Application = NonNullable<ReturnType<OrderMock['world']['tables']['invoice_application']['get']>>

async function open(path: string, persona: Persona = 'goldenland') {
  const portal = await openPortal(path, { user: mock.signIn(persona) })
  return { ...portal, user: userEvent.setup() }
}

const calls = (operation: string) => mock.callsTo(`/api/invoice/${operation}`)
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })
const refuseOnce = (operation: 'previewInvoice' | 'reverseInvoice' | 'applyInvoice', error_key: ErrorKey) =>
  mock.world.faults.add({ operation, code: 0, error_key, times: 1 })

function takeNode(username: string, node: string): void {
  const [member] = mock.world.tables.member.where((one) => one.username === username)
  if (!member) throw new Error(`There is no ${username}.`)
  mock.world.tables.member.put({ ...member, nodes: member.nodes.filter((one) => one !== node) })
}

describe('applying for an invoice', () => {
  async function choose(user: UserEvent, count: number) {
    const table = await screen.findByRole('table', { name: 'Orders to invoice' })
    const boxes = within(table).getAllByRole('checkbox').slice(0, count)
    for (const box of boxes) await user.click(box)
    await user.click(await button('Request an invoice'))
    return within(await dialog('Request an invoice'))
  }
  const submit = (form: Awaited<ReturnType<typeof choose>>) =>
    form.findByRole('button', { name: /^Request an invoice of CNY/ })

  test('A whole page is chosen at once, but only orders that can be invoiced', async () => {
    const { user } = await open('/user/invoice/apply?all=true&limit=100')
    const table = await screen.findByRole('table', { name: 'Orders to invoice' })
    const possible = within(table)
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter((box) => !box.disabled)
    await user.click(await button(`Select all on this page (${possible.length})`))
    const bar = await screen.findByRole('region', { name: 'Selected orders' })
    expect(bar.textContent).toContain(`${possible.length} orders selected`)
    expect(possible.every((box) => box.checked)).toBe(true)
    await user.click(possible[0] as HTMLElement)
    expect(bar.textContent).toContain(`${possible.length - 1} orders selected`)
  })

  test('Sends nothing without an e-mail address, and a removed order no longer counts', async () => {
    const { user } = await open('/user/invoice/apply')
    const form = await choose(user, 2)
    await submit(form)
    write(form.getByLabelText(/^E-mail for the invoice/), '')
    await user.click(await submit(form))
    expect(await form.findByText('Required')).toBeDefined()
    expect(calls('apply')).toEqual([])
    await user.click(form.getAllByRole('button', { name: /^Remove / })[0] as HTMLElement)
    await waitFor(() => expect(calls('preview').at(-1)?.body?.['orders']).toHaveLength(1))
    expect(form.queryByRole('button', { name: /^Remove / })).toBeNull()
  })

  test('Removes an order that somebody else invoiced meanwhile, and the rest can be applied for', async () => {
    const { user, path } = await open('/user/invoice/apply')
    const form = await choose(user, 2)
    await submit(form)
    const sent = calls('preview').at(-1)?.body?.['orders'] as { id: string }[]
    const [first, second] = sent.map(({ id }) => id)
    const order = mock.world.tables.order.get(first ?? '')
    if (!order) throw new Error('The row has an order.')
    mock.world.tables.order.put({ ...order, order_status: 'cancelling' })
    await user.click(await submit(form))
    const notice = await form.findByText(new RegExp(`^${first}: `))
    expect(notice.closest('[role=alert]')?.textContent).toContain('were removed')
    await waitFor(() => expect(calls('preview').at(-1)?.body?.['orders']).toMatchObject([{ id: second }]))
    await user.click(await submit(form))
    await waitFor(() => expect(path()).toMatch(/application=IA/))
    expect(calls('apply').at(-1)?.body?.['orders']).toMatchObject([{ id: second }])
  })

  test('Says why an order cannot be invoiced', async () => {
    const { user } = await open('/user/invoice/apply')
    refuseOnce('previewInvoice', 'CURRENCY_MIXED')
    const form = await choose(user, 1)
    expect((await form.findByRole('alert')).textContent).toMatch(/currenc/i)
    expect(form.queryByRole('button', { name: /^Request an invoice of CNY/ })).toBeNull()
  })

  test.each([
    [true, 'Add a title first, then request the invoice.'],
    [false, 'Ask a colleague who may add invoice titles.'],
  ])('Without a title it shows the way to the first one (may add one: %s)', async (may, hint) => {
    for (const { id, company_id } of mock.world.tables.invoice_title.all())
      if (company_id === '1') mock.world.tables.invoice_title.remove(id)
    if (!may) takeNode('golden_finance', 'invoice/manage')
    const { user } = await open('/user/invoice/apply', 'golden_finance')
    const form = await choose(user, 1)
    expect(await form.findByText(hint)).toBeDefined()
    expect(form.queryByRole('button', { name: 'Add a title' }) !== null).toBe(may)
  })
})

describe('applications', () => {
  const anApplication = (status: Application['status']): Application => {
    const [found] = mock.world.tables.invoice_application.where(
      (one) => one.company_id === '1' && one.status === status,
    )
    if (!found) throw new Error(`There is no ${status} application.`)
    return found
  }
  const openOne = (id: string, persona?: Persona) => open(`/user/invoice/details?application=${id}`, persona)

  test('Only a refused application says why', async () => {
    const refused = anApplication('refused')
    const { router } = await openOne(refused.id)
    const shown = within(await dialog(`Invoice request ${refused.id}`))
    expect((await shown.findByRole('alert')).textContent).toBe(refused.refuse_reason?.en)
    const { id } = anApplication('issued')
    await router.navigate({ to: '/user/invoice/details', search: { application: id } })
    const other = within(await dialog(`Invoice request ${id}`))
    await other.findByRole('table', { name: 'Lines' })
    expect(other.queryByRole('alert')).toBeNull()
    expect(other.queryByText('Files come with the issued invoice.')).toBeNull()
  })

  test('Says when files are still to come', async () => {
    const { id } = anApplication('submitted')
    await openOne(id)
    expect(await screen.findByText('Files come with the issued invoice.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
  })

  test.each(['submitted', 'issued'] as const)(
    'R6.08 Without the permission invoice/apply a %s one can be viewed, but neither withdrawn nor reversed',
    async (status) => {
      takeNode('golden_finance', 'invoice/apply')
      const { id } = anApplication(status)
      await openOne(id, 'golden_finance')
      await within(await dialog(`Invoice request ${id}`)).findByRole('table', { name: 'Lines' })
      expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
      expect(screen.queryByRole('button', { name: /^Reverse/ })).toBeNull()
    },
  )

  test('One order of an invoice is reversed on its own, up to its own amount; more is refused in the form and by the server', async () => {
    const found = mock.world.tables.invoice_application
      .where(({ company_id, status }) => company_id === '1' && status === 'issued')
      .find(({ lines }) => lines.length > 1)
    if (!found) throw new Error('There is no invoice of two orders.')
    const [line] = found.lines
    const { user } = await openOne(found.id)
    await user.click(await button(/^Reverse/))
    const form = within(await dialog(`Reverse invoice ${found.id}`))
    const amount = form.getByLabelText<HTMLInputElement>(/^Amount/)
    const full = amount.value
    await user.selectOptions(form.getByLabelText('What to reverse'), line?.order_id ?? '')
    expect(Number(amount.value)).toBe((line?.amount ?? 0) / 100)
    expect(Number(amount.value)).toBeLessThan(Number(full))
    write(form.getByLabelText(/^Reason/), 'Wrong title')
    const send = () => user.click(form.getByRole('button', { name: 'Request the reversal' }))
    write(amount, '99999999')
    await send()
    expect(form.getByText('This is more than can be reversed')).toBeDefined()
    expect(calls('reverse')).toEqual([])
    write(amount, '1')
    refuseOnce('reverseInvoice', 'AMOUNT_TOO_HIGH')
    await send()
    await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'))
    await send()
    await waitFor(() => expect(calls('reverse')).toHaveLength(2))
    expect(calls('reverse')[1]?.body).toMatchObject({ booking_id: line?.order_id, amount: '1.00' })
    await waitFor(() =>
      expect(mock.world.tables.invoice_application.get(found.id)?.reversals).toMatchObject([{ amount: 100 }]),
    )
  })

  test('R6.97 A line that was reversed in part is filled with what is left of it', async () => {
    const { invoice_application } = mock.world.tables
    const found = invoice_application
      .where(({ company_id, status }) => company_id === '1' && status === 'issued')
      .find(({ lines }) => lines.length > 1)
    const [line] = found?.lines ?? []
    if (!found || !line) throw new Error('There is no invoice of two orders.')
    const left = { amount: 2333, tax: 1 }
    const shares = [{ order_id: line.order_id, amount: line.amount - left.amount, tax: line.tax - left.tax }]
    const reversed = line.amount - left.amount
    const done = { id: `${found.id}-r1`, amount: reversed, shares, reason: 'x', red_no: '26', time: 1 }
    invoice_application.put({
      ...found,
      status: 'partially_reversed',
      reversed,
      reversals: [{ ...done, status: 'done', issue_time: 1 }],
    })
    const { user } = await openOne(found.id)
    await user.click(await button(/^Reverse/))
    const form = within(await dialog(`Reverse invoice ${found.id}`))
    await user.selectOptions(form.getByLabelText('What to reverse'), line.order_id)
    const amount = form.getByLabelText<HTMLInputElement>(/^Amount/)
    expect(amount.value).toBe('23.33')
    write(amount, '23.34')
    expect(form.getByText('This is more than can be reversed')).toBeDefined()
  })

  test('A company without applications is led to the form, but not a member who may not apply', async () => {
    const { view } = await open('/user/invoice/details', 'newleaf')
    expect(await screen.findByRole('link', { name: 'Request an invoice' })).toBeDefined()
    view.unmount()
    takeNode('newleaf', 'invoice/apply')
    await open('/user/invoice/details', 'newleaf')
    expect(await screen.findByText('No invoice requests yet')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Request an invoice' })).toBeNull()
  })
})

describe('invoice titles', () => {
  test('Searches by name or tax number', async () => {
    const { user } = await open('/user/invoice/manage')
    const filters = within(await screen.findByRole('form', { name: 'Filter titles' }))
    await user.type(filters.getByRole('searchbox'), '王小明{Enter}')
    const table = await screen.findByRole('table', { name: 'Invoice titles' })
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2))
    expect(calls('titleIndex').at(-1)?.query).toContain('quickSearch=王小明')
  })

  test('The form says for which invoices a title is valid, and warns about an old tax number', async () => {
    const { user } = await open('/user/invoice/manage')
    await user.click(await button('Add a title'))
    const form = within(await dialog('Add a title'))
    const [valid] = mock.world.tables.invoice_title.where(({ tax_no }) => tax_no.length === 18)
    const number = form.getByLabelText(/^Tax number/)
    write(number, valid?.tax_no ?? '')
    expect(form.getByText(/also needs address, phone, bank and account/)).toBeDefined()
    for (const name of ['Address', 'Phone', 'Bank', 'Bank account']) write(form.getByLabelText(name), '1')
    expect(form.getByText('Special VAT invoices can be issued to this title.')).toBeDefined()
    write(number, '53010 2123456 789')
    expect(form.getByText(/^Old numbers of 15 or 20 characters/)).toBeDefined()
    expect(form.queryByText('Special VAT invoices can be issued to this title.')).toBeNull()
  })

  test('The default title cannot be unset, and when it is removed, another becomes the default', async () => {
    const [title] = mock.world.tables.invoice_title.where((one) => one.company_id === '1' && one.is_default)
    const { user } = await open('/user/invoice/manage')
    await user.click(await button(`Edit ${title?.title}`))
    const form = within(await dialog('Edit the title'))
    expect(form.getByLabelText<HTMLInputElement>('Use as the default title').disabled).toBe(true)
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await user.click(await button(`Remove ${title?.title}`))
    const question = await dialog('Remove a title')
    expect(question.textContent).toContain('the next one becomes the default')
  })
})
