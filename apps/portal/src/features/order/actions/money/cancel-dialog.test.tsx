import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../../../test/order-mock.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

const cancellations = () => mock.callsTo('/api/order/cancel')
const quotes = () => mock.callsTo('/api/order/cancelQuote')
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function openCancellation(id: string) {
  await openPortal(`/user/order/detail/${id}`, { user: mock.signIn('goldenland') })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Cancel ${id}` }))
  await dialog.findByText('Cancellation fee')
  return { user, dialog, submit: () => dialog.getByRole('button', { name: /^Cancel (the order|and pay)/ }) }
}

type Policy = ReturnType<OrderMock['record']>['policy']

const costs = ({ tiers }: Policy) => {
  const here = tiers.find(({ to_utc }) => to_utc === null || Date.parse(to_utc) > mock.world.clock.now())
  return Number(here?.amount.amount ?? 0)
}

/** A confirmed order that can be cancelled now, free or at a fee. */
const confirmed = (fee: boolean) =>
  mock.anOrder(
    'confirmed',
    ({ policy, service_start }) =>
      !policy.non_refundable && service_start > mock.world.clock.now() && costs(policy) > 0 === fee,
  )

/** One fee from booking on, as a decimal text; the whole price when absent. */
function withFee(id: string, fee?: string): void {
  const { policy } = mock.record(id)
  const last = policy.tiers.at(-1)
  if (!last) throw new Error('An order has tiers.')
  const amount = fee === undefined ? last.amount : { ...last.amount, amount: fee }
  const tiers = [{ ...last, amount, from_utc: null, from_local: null, to_utc: null, to_local: null }]
  mock.change(id, { policy: { ...policy, tiers } })
}

test('A member who may not see net prices accepts a hidden fee, and sees it by time at selling prices', async () => {
  const id = confirmed(false)
  withFee(id)
  mock.hideNetPrices('goldenland')
  const { user, dialog, submit } = await openCancellation(id)
  expect(dialog.getByText('Cancellation fee').nextElementSibling?.textContent).toBe('hidden from you')
  expect(dialog.getByText(/^The supplier is asked to cancel.*charged at net prices/)).toBeDefined()
  expect(submit().textContent).toBe('Cancel and pay the fee')
  await user.click(submit())
  expect(dialog.getByText('Please accept the cancellation fee first')).toBeDefined()
  await user.click(dialog.getByRole('checkbox', { name: 'I accept the cancellation fee' }))
  await user.click(submit())
  await closed()
  expect(cancellations()).toHaveLength(1)
})

test('R2.76 Names fee and refund before the button is enabled, and a free one needs no consent', async () => {
  const id = confirmed(false)
  const { user, dialog, submit } = await openCancellation(id)
  expect(dialog.getByText('Cancellation fee').nextElementSibling?.textContent).toBe('Free')
  expect(dialog.getByText('Refund').nextElementSibling?.textContent).toMatch(/CNY\s[\d,]+\.\d\d/)
  expect(dialog.getByText(/to Pre-deposit balance/)).toBeDefined()
  expect(dialog.queryByRole('checkbox')).toBeNull()
  await user.type(dialog.getByLabelText('Reason (optional)'), 'Flight cancelled')
  await user.click(submit())
  await closed()
  expect(cancellations()[0]?.body).toMatchObject({ id, accept_penalty: false, reason: 'Flight cancelled' })
  expect(mock.record(id).order_status).toBe('cancelling')
  expect((await screen.findAllByText('Cancelling')).length).toBeGreaterThan(0)
})

test('R2.76 A fee must be accepted first, or nothing is sent', async () => {
  const id = confirmed(false)
  withFee(id)
  const { user, dialog, submit } = await openCancellation(id)
  await user.click(submit())
  expect(await dialog.findByText('Please accept the cancellation fee first')).toBeDefined()
  expect(cancellations()).toEqual([])
  await user.click(dialog.getByRole('checkbox', { name: /I accept the cancellation fee of CNY/ }))
  await user.click(submit())
  await closed()
  expect(cancellations()[0]?.body).toMatchObject({ accept_penalty: true })
})

test('R2.76 Requests an expired quote again, and cancels nothing by the old one', async () => {
  const id = mock.anOrder('pending_confirm')
  const { user, dialog, submit } = await openCancellation(id)
  const old = mock.world.tables.cancel_quote.where(({ order_id }) => order_id === id).at(-1)
  if (!old) throw new Error('Nothing was quoted.')
  mock.world.tables.cancel_quote.put({ ...old, valid_until: mock.world.clock.now() - 1 })
  await user.click(submit())
  expect(await dialog.findByText(/The quote had expired and was renewed; the fee is the same/)).toBeDefined()
  expect(mock.record(id).order_status).toBe('pending_confirm')
  await user.click(submit())
  await closed()
  const ids = cancellations().map(({ body }) => body?.['quote_id'])
  expect(new Set(ids).size).toBe(2)
  expect(mock.record(id).order_status).toBe('cancelling')
})

test('Shows a fee that changed since the quote, and asks for consent again', async () => {
  const id = confirmed(false)
  const { user, dialog, submit } = await openCancellation(id)
  withFee(id)
  await user.click(submit())
  expect(await dialog.findByText(/The cancellation fee has changed/)).toBeDefined()
  expect(mock.record(id).order_status).toBe('confirmed')
  const consent = dialog.getByRole<HTMLInputElement>('checkbox')
  expect(consent.checked).toBe(false)
  await user.click(consent)
  await user.click(submit())
  await closed()
  expect(mock.record(id).order_status).toBe('cancelling')
})

test('Consent to one fee is no consent to another', async () => {
  const id = confirmed(false)
  withFee(id, '10.00')
  const { user, dialog, submit } = await openCancellation(id)
  await user.click(dialog.getByRole('checkbox', { name: /CNY\s10\.00/ }))
  withFee(id, '20.00')
  await user.click(submit())
  const consent = await dialog.findByRole<HTMLInputElement>('checkbox', { name: /CNY\s20\.00/ })
  expect(consent.checked).toBe(false)
  await user.click(submit())
  expect(await dialog.findByText('Please accept the cancellation fee first')).toBeDefined()
  expect(cancellations()).toHaveLength(1)
})

test('Quotes an order that changed meanwhile again before it can be cancelled', async () => {
  const id = mock.anOrder('pending_payment')
  const { user, dialog, submit } = await openCancellation(id)
  expect(dialog.getByText('Nothing was paid, nothing is refunded')).toBeDefined()
  mock.change(id, { version: mock.record(id).version + 1 })
  await user.click(submit())
  expect(await dialog.findByText(/The order has just changed and was quoted again/)).toBeDefined()
  expect(quotes()).toHaveLength(2)
  await user.click(submit())
  await closed()
  expect(mock.record(id).order_status).toBe('cancelled')
  expect(await screen.findByText('The order is cancelled', { selector: 'div' })).toBeDefined()
})

/** The same member pays in another tab. */
async function payElsewhere(id: string): Promise<void> {
  const answer = await fetch(`${window.location.origin}/api/order/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'ba-user-token': mock.signIn('goldenland').token },
    body: JSON.stringify({
      id,
      version: mock.record(id).version,
      channel: 'predeposit',
      client_ref: crypto.randomUUID(),
    }),
  })
  const { code, msg } = await answer.json()
  if (code !== 1) throw new Error(msg)
}

test.each([
  ['en', 'Cancel', /^Cancel the order/, /^The order has been paid in the meantime/],
  ['zh-cn', '取消', /^免费取消订单/, /^订单在此期间已支付，取消费用没有变化/],
] as const)(
  'Says that an order was paid meanwhile, and not that its fee changed, in %s',
  async (language, cancel, button, sentence) => {
    const id = mock.anOrder('pending_payment')
    await openPortal(`/user/order/detail/${id}`, { user: mock.signIn('goldenland'), language })
    await userEvent.click(await screen.findByRole('button', { name: cancel }))
    const dialog = within(await screen.findByRole('dialog'))
    const submit = await dialog.findByRole('button', { name: button })
    await payElsewhere(id)
    await userEvent.click(submit)
    expect(await dialog.findByText(sentence)).toBeDefined()
    expect(dialog.queryByText(/fee has changed|取消费用有变/)).toBeNull()
    expect(mock.record(id).order_status).toBe('pending_confirm')
    await userEvent.click(submit)
    await closed()
    expect(mock.record(id).order_status).toBe('cancelling')
  },
)

test('An order that can no longer be cancelled is not offered free of charge', async () => {
  const id = confirmed(false)
  await openPortal(`/user/order/detail/${id}`, { user: mock.signIn('goldenland') })
  const cancel = await screen.findByRole('button', { name: 'Cancel' })
  mock.change(id, { order_status: 'completed' })
  await userEvent.click(cancel)
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('alert')
  expect(dialog.queryByRole('button', { name: /free of charge/ })).toBeNull()
})

test('Keeping the order sends nothing', async () => {
  const id = mock.anOrder('pending_payment')
  const { user, dialog } = await openCancellation(id)
  await user.click(dialog.getByRole('button', { name: 'Keep the order' }))
  await closed()
  expect(cancellations()).toEqual([])
})
