import type { Schemas } from '@portal/api-client/contract'
import { expect, test } from '../fixtures.ts'
import { type Agent, agentOf } from '../helpers/agent.ts'
import { amountOf, dialog, finish, rowWith } from '../helpers/screen.ts'

const hour = 3_600_000
test.use({ language: 'en', persona: 'jade_finance' })

const cent = (money: Schemas['Money'] | null | undefined) => Math.round(Number(money?.amount) * 100)

/** Three orders on credit without a bill; cancelling the first refunds a part. */
async function threeOrders(owner: Agent): Promise<[Schemas['Order'], string, string]> {
  const { data } = await owner.ask('listBillableOrders', { query: { limit: 100 } })
  const ids = data.list.filter(({ eligible }) => eligible).map(({ booking_id }) => booking_id)
  for (const id of ids) {
    const { order } = (await owner.ask('getOrder', { query: { id } })).data
    const [second, third] = ids.filter((other) => other !== id)
    const cancels = order.actions.some(({ action, enabled }) => action === 'cancel' && enabled)
    if (cancels && cent(order.refundable_money) > 0 && second && third) return [order, second, third]
  }
  throw new Error('The world has no order of which a part can be given back.')
}

/** A booker cancels the order and accepts the fee. */
async function cancel(owner: Agent, { booking_id: id, version }: Schemas['Order']): Promise<number> {
  const { quote } = (await owner.ask('quoteOrderCancellation', { body: { id } })).data
  const body = { id, version, quote_id: quote.quote_id, accept_penalty: true }
  const cancelled = await owner.ask('cancelOrder', { body })
  if (cancelled.code !== 1) throw new Error(`Nothing was cancelled: ${cancelled.msg}`)
  return cent(quote.refund)
}

test('two lines of a bill are disputed, one gets a credit note; the bill is confirmed, paid, and agrees with the balance', async ({
  page,
  audit,
  clock,
  world,
}) => {
  const owner = await agentOf(world, 'jadecredit')
  const [order, second, third] = await threeOrders(owner)
  const applied = await owner.ask('applyBill', {
    body: {
      client_ref: '00000000-0000-4000-8000-000000000001',
      order_ids: [order.booking_id, second, third],
    },
  })
  const { bill_no: number, total } = applied.data.bill
  const before = (await owner.wallet()).wallet

  await page.goto(`/user/bill/details?bill=${number}`)
  const bill = dialog(page, `Bill ${number}`)
  await expect(bill).toContainText('Review the lines')
  await bill.getByRole('button', { name: 'Dispute' }).click()
  const disputing = dialog(page, `Dispute bill ${number}`)
  for (const [id, reason] of [
    [order.booking_id, 'The guests do not travel'],
    [second, 'The price was agreed by telephone'],
  ] as const) {
    await disputing.getByRole('checkbox', { name: new RegExp(`^${id}`) }).check()
    await disputing.getByLabel(`What is wrong with ${id}`).fill(reason)
  }
  await audit()
  await finish(disputing, 'Dispute 2 lines')
  await expect(bill).toContainText('We are reviewing your dispute')
  await expect(bill.getByRole('button', { name: /^(Confirm|Pay)/ })).toHaveCount(0)

  const refund = await cancel(owner, order)
  expect(refund).toBeGreaterThan(0)
  await clock.advance(3 * hour)

  await page.reload()
  await expect(bill).toContainText('Review the lines')
  const line = (...words: string[]) => rowWith(page, ...words)
  await expect(line(second, 'The price was agreed by telephone')).toContainText('the amount stands')
  await expect(line(order.booking_id, 'The guests do not travel')).toContainText('Answer:')
  await expect(line(order.booking_id, 'Credit note')).toHaveCount(1)
  expect(await amountOf(bill, 'Total')).toBe(cent(total) - refund)
  await audit()

  await bill.getByRole('button', { name: 'Confirm' }).click()
  await finish(dialog(page, `Confirm bill ${number}`), /^Confirm CNY/)
  await bill.getByRole('button', { name: 'Pay', exact: true }).click()
  await finish(dialog(page, `Pay bill ${number}`), /^Pay CNY/)
  await expect(bill).toContainText('Paid in full.')
  await expect(bill.getByRole('button', { name: /^(Dispute|Pay)/ })).toHaveCount(0)

  const after = (await owner.wallet()).wallet
  expect(cent(before.balance) - cent(after.balance)).toBe(cent(total) - refund)
  await page.goto('/user/account/balance')
  await expect(page.getByRole('link', { name: `Bill ${number}` })).toHaveCount(1)
  const balance = page.locator('section').filter({ hasText: 'Pre-deposit' }).first()
  expect(await amountOf(balance, 'Balance')).toBe(cent(after.balance))
})
