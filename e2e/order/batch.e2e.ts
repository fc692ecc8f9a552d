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

test('orders are cancelled at once; those that were paid meanwhile are refused, stay selected and are tried again', async ({
  page,
  audit,
  world,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const ids = await bookUnpaid(agent, 5)
  await page.goto('/user/order/list?order_status=pending_payment')
  for (const id of ids) await page.getByRole('checkbox', { name: `Select ${id}` }).check()
  const bar = page.getByRole('region', { name: 'Selected orders' })
  await expect(bar).toContainText('5 orders selected')
  await audit()

  await bar.getByRole('button', { name: 'Cancel orders' }).click()
  const open = dialog(page, /^Cancel \d+ orders$/)
  const submit = open.getByRole('button', { name: 'Cancel 5 orders free of charge' })
  await expect(submit).toBeEnabled()
  await audit()
  const paid = ids.slice(1, 3)
  for (const id of paid) await agent.pay(await agent.order(id))
  await submit.click()
  await expect(open.getByRole('alert')).toHaveText('Done: 3. Not done: 2; these stay selected.')
  const results = open.getByRole('list', { name: 'Results' }).getByRole('listitem')
  await expect(results).toHaveCount(5)
  await expect(results.filter({ hasText: /Done$/ })).toHaveCount(3)
  for (const id of paid) {
    await expect(results.filter({ hasText: id })).not.toContainText('Done')
    await expect(results.filter({ hasText: id })).toContainText('changed')
  }
  await audit()
  await expect(bar).toContainText('2 orders selected')
  for (const id of ids) {
    const { order_status } = await agent.order(id)
    expect(order_status === 'cancelled').toBe(!paid.includes(id))
  }

  await open.getByRole('button', { name: 'Try the 2 again' }).click()
  await open.getByRole('button', { name: 'Cancel 2 orders free of charge' }).click()
  await expectNotice(page, '2 cancellations sent')
  await expect(open).toBeHidden()
  await expect(bar).toBeHidden()
  for (const id of paid) expect((await agent.order(id)).order_status).toMatch(/^cancel/)
})
