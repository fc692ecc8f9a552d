import { screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'
import { savedFiles } from '../../test/page.ts'

const saved = savedFiles()
let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

async function openList(query = '', persona: Parameters<OrderMock['signIn']>[0] = 'goldenland') {
  const portal = await openPortal(`/user/order/list${query}`, { user: mock.signIn(persona) })
  await screen.findByRole('table', { name: 'Hotel bookings' })
  return { ...portal, user: userEvent.setup() }
}

const chosen = async () => within(await screen.findByRole('region', { name: 'Selected orders' }))
const pick = async (user: UserEvent, ...ids: string[]) => {
  for (const id of ids) await user.click(await screen.findByRole('checkbox', { name: `Select ${id}` }))
}
const start = async (user: UserEvent, action: string) =>
  user.click((await chosen()).getByRole('button', { name: action }))
const batches = () => mock.callsTo('/api/order/batch').map(({ body }) => body)
const isFree = ({ policy }: ReturnType<OrderMock['record']>) =>
  Date.parse(policy.free_cancel_before?.utc ?? '1970-01-01') > mock.world.clock.now() + 3_600_000

/** The list as it opens on the first ten orders, which these are among: a page of a hundred takes its time to draw. */
async function openListWith(...ids: string[]) {
  const now = mock.world.clock.now()
  for (const id of ids) mock.change(id, { booking_time: Math.floor(now / 1000) })
  return openList('?limit=10')
}

/** The latest booking in this status, which is on the first page of the list. */
const recent = (status: ReturnType<OrderMock['record']>['order_status']) =>
  mock.world.tables.order
    .where(
      ({ company_id, order_type, order_status }) =>
        company_id === '1' && order_type === 'hotel' && order_status === status,
    )
    .map(({ id }) => id)
    .toSorted()
    .at(-1) ?? ''

describe('choosing orders', () => {
  test('Chosen orders stay chosen on other pages, and a page can be chosen at once', async () => {
    const { user } = await openList('?limit=10')
    await user.click(await screen.findByRole('button', { name: 'Select all on this page (10)' }))
    expect((await chosen()).getByText(/^10 orders selected/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    await user.click(await screen.findByRole('button', { name: 'Select all on this page (10)' }))
    expect(await (await chosen()).findByText(/^20 orders selected/)).toBeDefined()
    await user.click((await chosen()).getByRole('button', { name: 'Clear selection' }))
    expect(screen.queryByRole('region', { name: 'Selected orders' })).toBeNull()
  })

  test('Says that the choice exceeds the server’s limit before anything is sent', async () => {
    const { user } = await openList('?limit=100')
    await user.click(await screen.findByRole('button', { name: /^Select all on this page/ }))
    const bar = await chosen()
    expect(bar.getByText(/At most 50 orders can be worked on at once/)).toBeDefined()
    expect(bar.getByRole('button', { name: 'Cancel orders' })).toHaveProperty('disabled', true)
  })

  test('Offers only the actions that the member may do', async () => {
    const { user } = await openList('', 'golden_viewer')
    await user.click(await screen.findByRole('button', { name: /^Select all on this page/ }))
    const bar = await chosen()
    expect(bar.getByRole('button', { name: 'Vouchers' })).toBeDefined()
    expect(bar.queryByRole('button', { name: 'Cancel orders' })).toBeNull()
    expect(bar.queryByRole('button', { name: 'Add remark and tags' })).toBeNull()
  })
})

describe('cancelling several orders', () => {
  test('Says what each costs and which cannot be cancelled, cancels the others, and keeps refused ones chosen', async () => {
    const free = mock.anOrder('confirmed', isFree)
    const unpaid = mock.anOrder('pending_payment')
    const over = recent('completed')
    const { user } = await openListWith(free, unpaid, over)
    await pick(user, free, unpaid, over)
    await start(user, 'Cancel orders')
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel 3 orders' }))
    expect(await dialog.findByText(/^One order cannot be cancelled now/)).toBeDefined()
    const line = dialog.getByRole('link', { name: over }).closest('li')
    expect(line?.textContent).toMatch(/completed|status|no longer/i)
    expect(batches()).toEqual([{ ids: [free, unpaid, over], action: 'cancel_quote' }])
    await user.click(dialog.getByRole('button', { name: 'Cancel 2 orders free of charge' }))
    expect(await dialog.findByText('Done: 2. Not done: 1; these stay selected.')).toBeDefined()
    expect(mock.record(unpaid).order_status).toBe('cancelled')
    expect(mock.record(free).order_status).toBe('cancelling')
    expect(batches().at(-1)).toMatchObject({ ids: [free, unpaid], action: 'cancel' })
    await user.click(dialog.getByText('Close'))
    expect((await chosen()).getByText(/^1 order selected/)).toBeDefined()
    expect(screen.getByRole('checkbox', { name: `Select ${over}` })).toHaveProperty('checked', true)
  })

  test('A fee must be accepted first, and the button shows the sum', async () => {
    const id = mock.anOrder('confirmed', (order) => isFree(order) && !order.policy.non_refundable)
    const { free_cancel_before } = mock.record(id).policy
    const { clock } = mock.world
    clock.advance(Date.parse(free_cancel_before?.utc ?? '') + 60_000 - clock.now())
    const { user } = await openList(`?keyword=${id}`)
    await pick(user, id)
    await start(user, 'Cancel orders')
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel one order' }))
    const submit = await dialog.findByRole('button', { name: /^Cancel the order and pay CNY/ })
    await user.click(submit)
    expect(await dialog.findByText('Please accept the cancellation fees first')).toBeDefined()
    expect(mock.record(id).order_status).toBe('confirmed')
    await user.click(dialog.getByRole('checkbox', { name: /^I accept the cancellation fees of CNY/ }))
    await user.click(submit)
    await waitFor(() => expect(mock.record(id).order_status).toBe('cancelling'))
    expect(await screen.findByText('Cancellation sent')).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Selected orders' })).toBeNull()
  })

  test('Refuses an order that changed after its quote, and quotes it again on the next try', async () => {
    const id = mock.anOrder('pending_payment')
    const { user } = await openList(`?keyword=${id}`)
    await pick(user, id)
    await start(user, 'Cancel orders')
    const dialog = within(await screen.findByRole('dialog'))
    const submit = await dialog.findByRole('button', { name: 'Cancel the order free of charge' })
    mock.change(id, { version: mock.record(id).version + 1 })
    await user.click(submit)
    expect(await dialog.findByText('The order is not done. It stays selected.')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Try it again' }))
    await user.click(await dialog.findByRole('button', { name: 'Cancel the order free of charge' }))
    await waitFor(() => expect(mock.record(id).order_status).toBe('cancelled'))
  })

  test('A member who may not see net prices accepts a fee without its sum', async () => {
    const id = mock.anOrder('confirmed', (order) => isFree(order) && !order.policy.non_refundable)
    const { clock } = mock.world
    clock.advance(Date.parse(mock.record(id).policy.free_cancel_before?.utc ?? '') + 60_000 - clock.now())
    mock.hideNetPrices('goldenland')
    const { user } = await openList(`?keyword=${id}`)
    await pick(user, id)
    await start(user, 'Cancel orders')
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('button', { name: 'Cancel the order and pay the fee' })).toBeDefined()
    expect(dialog.getAllByText('hidden from you').length).toBeGreaterThan(0)
  })

  test('A quote without an answer can be requested again', async () => {
    const id = mock.anOrder('pending_payment')
    mock.world.faults.add({ operation: 'applyOrderBatch', status: 503, times: 1 })
    const { user } = await openList(`?keyword=${id}`)
    await pick(user, id)
    await start(user, 'Cancel orders')
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('button', { name: 'Cancel the order free of charge' })).toBeDefined()
  })
})

describe('remarks and vouchers of several orders', () => {
  test('Writes a remark and tags to all of them, and keeps what is left empty', async () => {
    const [one, other] = [mock.anOrder('confirmed'), mock.anOrder('pending_payment')]
    mock.change(one, { tags: ['vip'] })
    const { user } = await openListWith(one, other)
    await pick(user, one, other)
    await start(user, 'Add remark and tags')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add remark and tags to 2 orders' }))
    await user.click(dialog.getByRole('button', { name: 'Save for 2 orders' }))
    expect(await dialog.findByText(/^Please enter a remark/)).toBeDefined()
    await user.type(dialog.getByRole('textbox', { name: 'Internal remark' }), 'Fair')
    await user.click(dialog.getByRole('button', { name: 'Save for 2 orders' }))
    expect(await screen.findByText('2 orders have been updated')).toBeDefined()
    expect(mock.record(one)).toMatchObject({ internal_remark: 'Fair', tags: ['vip'] })
    expect(mock.record(other)).toMatchObject({ internal_remark: 'Fair' })
  })

  test('R2.110 Adds tags to those that the orders have, removes what is ticked, and names guest and dates', async () => {
    const [one, other] = [mock.anOrder('confirmed'), mock.anOrder('pending_payment')]
    mock.change(one, { tags: ['vip', 'fair'] })
    const { user } = await openListWith(one, other)
    await pick(user, one, other)
    await start(user, 'Add remark and tags')
    const dialog = within(await screen.findByRole('dialog'))
    const line = dialog.getByRole('link', { name: one }).closest('li')
    const [lead] = mock.record(one).rooms.flatMap(({ guests }) => guests)
    expect(line?.textContent).toContain(lead?.full_name)
    await user.type(dialog.getByLabelText('Add tags', { selector: 'input' }), 'Lake{Enter}')
    await user.click(dialog.getByRole('checkbox', { name: 'fair' }))
    await user.click(dialog.getByRole('button', { name: 'Save for 2 orders' }))
    expect(await screen.findByText('2 orders have been updated')).toBeDefined()
    expect(mock.record(one)).toMatchObject({ tags: ['vip', 'Lake'] })
    expect(mock.record(other)).toMatchObject({ tags: ['Lake'] })
  })

  test('Removes a remark from all of them, and leaves their tags', async () => {
    const [one, other] = [mock.anOrder('confirmed'), mock.anOrder('pending_payment')]
    for (const id of [one, other]) mock.change(id, { internal_remark: 'Fair', tags: ['vip'] })
    const { user } = await openListWith(one, other)
    await pick(user, one, other)
    await start(user, 'Add remark and tags')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add remark and tags to 2 orders' }))
    await user.type(dialog.getByRole('textbox', { name: 'Internal remark' }), 'Not sent')
    await user.click(dialog.getByRole('checkbox', { name: 'Remove the remark of these orders' }))
    await user.click(dialog.getByRole('button', { name: 'Save for 2 orders' }))
    expect(await screen.findByText('2 orders have been updated')).toBeDefined()
    for (const id of [one, other])
      expect(mock.record(id)).toMatchObject({ internal_remark: '', tags: ['vip'] })
    expect(batches().at(-1)).toMatchObject({ args: { internal_remark: '' } })
  })

  test('Esc in the field of the tags goes to the dialog, which asks about unsaved input', async () => {
    const id = mock.anOrder('confirmed')
    const { user } = await openListWith(id)
    await pick(user, id)
    await start(user, 'Add remark and tags')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add remark and tags to one order' }))
    await user.type(dialog.getByLabelText('Add tags', { selector: 'input' }), 'fair')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('Sends vouchers to the entered addresses, and says before and after which orders have none yet', async () => {
    const [one, unpaid] = [mock.anOrder('confirmed'), mock.anOrder('pending_payment')]
    const { user } = await openListWith(one, unpaid)
    await pick(user, one, unpaid)
    await start(user, 'Vouchers')
    const dialog = within(await screen.findByRole('dialog', { name: 'Vouchers of 2 orders' }))
    const before = dialog.getByRole('link', { name: unpaid }).closest('li')?.textContent ?? ''
    expect(before.length).toBeGreaterThan(30)
    const to = dialog.getByRole('combobox', { name: 'Send to' })
    await user.type(to, 'desk@{Enter}')
    await user.click(dialog.getByRole('button', { name: 'Send the voucher' }))
    expect(await dialog.findByText('Please enter the correct e-mail address')).toBeDefined()
    await user.type(to, '{Backspace}desk@example.com{Enter}')
    await user.click(dialog.getByRole('button', { name: 'Send the voucher' }))
    expect(await dialog.findByText('Done: 1. Not done: 1; these stay selected.')).toBeDefined()
    expect(mock.world.sent.filter(({ target }) => target === 'desk@example.com')).toHaveLength(1)
    expect(dialog.getByRole('button', { name: 'Try it again' })).toBeDefined()
  })
})

describe('vouchers of several orders in one file', () => {
  test('R2.235 Saves those that there are, names the others, and says in the dialog why it failed', async () => {
    const [one, unpaid] = [mock.anOrder('confirmed'), mock.anOrder('pending_payment')]
    const { user } = await openListWith(one, unpaid)
    await pick(user, one, unpaid)
    await start(user, 'Vouchers')
    const dialog = within(await screen.findByRole('dialog'))
    const save = dialog.getByRole('button', { name: 'Download as PDF' })
    mock.world.faults.add({
      operation: 'downloadOrderVouchers',
      code: 0,
      error_key: 'ACTION_NOT_ALLOWED',
      times: 1,
    })
    await user.click(save)
    expect(await dialog.findByRole('alert')).toBeDefined()
    expect(saved).toEqual([])
    await user.click(save)
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['vouchers.pdf']))
    const { query = '' } = mock.callsTo('/api/order/vouchers').at(-1) ?? {}
    expect(query).toContain(one)
    expect(query).not.toContain(unpaid)
  })

  test('R2.235 Without any voucher nothing can be saved, and the dialog says so', async () => {
    const unpaid = mock.anOrder('pending_payment')
    const { user } = await openListWith(unpaid)
    await pick(user, unpaid)
    await start(user, 'Vouchers')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('button', { name: /^Download/ })).toHaveProperty('disabled', true)
    expect(dialog.getByRole('alert').textContent).not.toBe('')
  })
})

describe('accepting for several orders', () => {
  /** A completed car whose driver reports overtime. */
  function rideWithExtras() {
    const ride = mock.aRide('car', 'completed')
    const { id, currency } = ride
    const line = { code: 'overtime', name: { en: 'Overtime', 'zh-cn': '超时' }, quantity: 2 }
    const booking_time = Math.floor(mock.world.clock.now() / 1000)
    mock.world.tables.order.put({
      ...ride,
      booking_time,
      extras_due: [{ ...line, unit_price: 3000, money: 6000, net: 5000 }],
      extras_reported_time: booking_time,
      extras_unpaid: false,
    })
    return { id, currency }
  }

  async function openDialog(address: string, ...ids: string[]) {
    await openPortal(address, { user: mock.signIn('goldenland') })
    const user = userEvent.setup()
    await pick(user, ...ids)
    await start(user, 'Accept')
    return { user, dialog: within(await screen.findByRole('dialog')) }
  }

  test('R2.234 From the list: the offer and the extra charges with what they mean and their sum; the other says why not', async () => {
    const offered = mock.anOrder('awaiting_acceptance')
    const ride = rideWithExtras()
    const paid = mock.anOrder('confirmed')
    const booking_time = Math.floor(mock.world.clock.now() / 1000)
    for (const id of [offered, paid]) mock.change(id, { booking_time })
    const { change_offer: offer } = mock.record(offered)
    const { user, dialog } = await openDialog('/user/order/all?limit=10', offered, ride.id, paid)
    const submit = await dialog.findByRole('button', { name: /^Accept 2/ })
    const lineOf = (id: string) => dialog.getByRole('link', { name: id }).closest('li')?.textContent ?? ''
    expect(lineOf(paid)).toMatch(/nothing to accept/)
    expect(lineOf(ride.id)).toMatch(/Overtime × 2.*50\.00/)
    const net = (offer?.after.total_settlement_price ?? 0) - (offer?.before.total_settlement_price ?? 0)
    const sum = ((net + 5000) / 100).toLocaleString('en', { minimumFractionDigits: 2 })
    expect(submit.textContent).toContain(sum)
    await user.click(submit)
    expect(await dialog.findByText('Done: 2. Not done: 1; these stay selected.')).toBeDefined()
    expect(mock.record(offered).order_status).toBe('confirmed')
    expect(mock.world.tables.order.get(ride.id)).toMatchObject({ extras_due: [] })
  })

  test('R2.234 From the deadlines: an offer that has changed stays, and is accepted as it is now', async () => {
    const id = mock.anOrder('awaiting_acceptance')
    const { user, dialog } = await openDialog('/user/order/deadlines?kind=offer&within_hours=168', id)
    const submit = await dialog.findByRole('button', { name: /^Accept 1/ })
    mock.change(id, { version: mock.record(id).version + 1 })
    await user.click(submit)
    expect(await dialog.findByText('The order is not done. It stays selected.')).toBeDefined()
    expect(mock.record(id).order_status).toBe('awaiting_acceptance')
    await user.click(dialog.getByRole('button', { name: 'Try it again' }))
    await user.click(await dialog.findByRole('button', { name: /^Accept 1/ }))
    await waitFor(() => expect(mock.record(id).order_status).toBe('confirmed'))
  })

  test('R2.234 With hidden net prices the sum is at selling prices, and a question that failed is asked again', async () => {
    mock.hideNetPrices('goldenland')
    const { id } = rideWithExtras()
    mock.world.faults.add({ operation: 'applyOrderBatch', status: 503, times: 1 })
    const { user, dialog } = await openDialog('/user/order/all?limit=10', id)
    await user.click(await dialog.findByRole('button', { name: 'Try again' }))
    expect((await dialog.findByRole('button', { name: /^Accept 1/ })).textContent).toContain('60.00')
  })
})

describe('paying several orders', () => {
  /** Two unpaid orders, and one that cannot be paid any more. */
  function threeOrders() {
    const [one = '', two = ''] = mock.world.tables.order
      .where((order) => order.company_id === '1' && order.order_status === 'pending_payment')
      .map(({ id }) => id)
    return [one, two, recent('completed')] as const
  }

  test('R2.255 One press pays what can be paid from the chosen account; the others say why they are not', async () => {
    const [one, two, over] = threeOrders()
    const { order } = mock.world.tables
    const booking_time = Math.floor(mock.world.clock.now() / 1000)
    for (const id of [one, two, over]) {
      const known = order.get(id)
      if (known) order.put({ ...known, booking_time })
    }
    await openPortal('/user/order/all?limit=10', { user: mock.signIn('goldenland') })
    const user = userEvent.setup()
    await pick(user, one, two, over)
    await start(user, 'Pay')
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay 3 orders' }))
    expect(await dialog.findByText('2 of 3')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: /^Pay 2 orders: / }))
    expect(await dialog.findByText('Done: 2. Not done: 1; these stay selected.')).toBeDefined()
    for (const id of [one, two]) expect(order.get(id)?.pay_channel).toBe('predeposit')
  })

  test('R2.257 Pressed again after a lost answer, no order is paid twice', async () => {
    const [one, two] = threeOrders()
    await openPortal('/user/order/deadlines?within_hours=168', { user: mock.signIn('goldenland') })
    const user = userEvent.setup()
    await pick(user, one, two)
    await start(user, 'Pay')
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay 2 orders' }))
    const button = await dialog.findByRole('button', { name: /^Pay 2 orders: / })
    mock.world.faults.add({ operation: 'applyOrderBatch', status: 502, times: 1 })
    await user.click(button)
    await user.click(await dialog.findByRole('button', { name: /^Try the 2 again|^Pay 2 orders: / }))
    await user.click(await dialog.findByRole('button', { name: /^Pay 2 orders: / }))
    expect(await screen.findByText('2 orders have been paid')).toBeDefined()
    const refs = batches().flatMap(
      (body) => (body as { args?: { payments?: { client_ref: string }[] } }).args?.payments ?? [],
    )
    expect(new Set(refs.map(({ client_ref }) => client_ref)).size).toBe(2)
  })
})
