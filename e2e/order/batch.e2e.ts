import { expect, test } from '../fixtures.ts'
import { type Agent, agentOf } from '../helpers/agent.ts'
import { dialog, expectNotice } from '../helpers/screen.ts'
import { hotels } from '../journeys/hotel-booking.ts'

test.use({ language: 'en', persona: 'goldenland' })

const day = (number: number) => new Date(Date.UTC(2026, 11, 1 + number)).toISOString().slice(0, 10)

/** A guest without another booking in the world. */
const guests = [{ name: 'OBERON VALE' }, { name: 'TITANIA VALE' }] as const

/** Unpaid bookings for different nights. */
async function bookUnpaid(agent: Agent, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let night = 0; night < count; night += 1) {
    const stay = { checkIn: day(night), checkOut: day(night + 1) }
    const { booking_id } = await agent.book({ hotel: hotels.ordinary, rooms: [[...guests]], ...stay })
    ids.push(booking_id)
  }
  return ids
}

test('forty orders from two pages are cancelled at once; three that were paid meanwhile are refused, stay selected and are tried again', async ({
  page,
  audit,
  world,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const ids = await bookUnpaid(agent, 40)
  await page.goto('/user/order/list?order_status=pending_payment')
  await page.getByRole('button', { name: 'Select all on this page (20)' }).click()
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await page.getByRole('button', { name: 'Select all on this page (20)' }).click()
  const bar = page.getByRole('region', { name: 'Selected orders' })
  await expect(bar).toContainText('40 orders selected')
  await audit()

  await bar.getByRole('button', { name: 'Cancel orders' }).click()
  const open = dialog(page, /^Cancel \d+ orders$/)
  const submit = open.getByRole('button', { name: 'Cancel 40 orders free of charge' })
  await expect(submit).toBeEnabled()
  await audit()
  const paid = ids.slice(10, 13)
  for (const id of paid) await agent.pay(await agent.order(id))
  await submit.click()
  await expect(open.getByRole('alert')).toHaveText('Done: 37. Not done: 3; these stay selected.')
  const results = open.getByRole('list', { name: 'Results' }).getByRole('listitem')
  await expect(results).toHaveCount(40)
  await expect(results.filter({ hasText: /Done$/ })).toHaveCount(37)
  for (const id of paid) {
    await expect(results.filter({ hasText: id })).not.toContainText('Done')
    await expect(results.filter({ hasText: id })).toContainText('changed')
  }
  await audit()
  await expect(bar).toContainText('3 orders selected')
  for (const id of ids) {
    const { order_status } = await agent.order(id)
    expect(order_status === 'cancelled').toBe(!paid.includes(id))
  }

  await open.getByRole('button', { name: 'Try the 3 again' }).click()
  await open.getByRole('button', { name: 'Cancel 3 orders free of charge' }).click()
  await expectNotice(page, '3 cancellations sent')
  await expect(open).toBeHidden()
  await expect(bar).toBeHidden()
  for (const id of paid) expect((await agent.order(id)).order_status).toMatch(/^cancel/)
})

test.describe('a read-only member', () => {
  test.use({ persona: 'golden_viewer' })

  test('can only batch vouchers, and sees which order has none', async ({ page, audit, world }) => {
    const agent = await agentOf(world, 'goldenland')
    const { booking_id: id } = await agent.book({ hotel: hotels.ordinary })
    await page.goto(`/user/order/list?keyword=${id}`)
    await page.getByRole('checkbox', { name: `Select ${id}` }).check()
    const bar = page.getByRole('region', { name: 'Selected orders' })
    await expect(bar.getByRole('button')).toHaveText(['Clear selection', 'Send vouchers'])
    await bar.getByRole('button', { name: 'Send vouchers' }).click()
    const open = dialog(page, 'Send the voucher of one order')
    await open.getByRole('combobox', { name: 'Send to' }).fill('desk@example.com')
    await open.getByRole('button', { name: 'Send the voucher' }).click()
    await expect(open.getByRole('alert')).toHaveText('The order is not done. It stays selected.')
    await expect(open.getByRole('list', { name: 'Results' })).toContainText(id)
    await audit()
    const mails = await world.control.peek.sent()
    expect(mails.filter(({ target }) => target === 'desk@example.com')).toEqual([])
  })
})
