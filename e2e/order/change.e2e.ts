import { expect, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { dialog, finish } from '../helpers/screen.ts'
import { action, expectStatus, hotels, orderAddress } from '../journeys/hotel-booking.ts'
import { journeyLabels } from '../journeys/labels.ts'

const text = journeyLabels.en
const minute = 60_000

test.use({ language: 'en', persona: 'goldenland' })

test('the hotel accepts another guest: previewed first, pending on the page, and on the next voucher', async ({
  page,
  audit,
  clock,
  world,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const { booking_id: id } = await agent.bookConfirmed({ hotel: hotels.ordinary })
  await page.goto(orderAddress(id))
  await action(page, text, 'Change details').click()
  const change = dialog(page, `Change details of ${id}`)
  await change.getByLabel('Adult 2').fill('ZHANG XIULAN')
  await audit()
  await change.getByRole('button', { name: 'Review the change' }).click()
  await expect(change.getByText('The supplier has to agree')).toBeVisible()
  await expect(change.getByText('was: LI NA')).toBeVisible()
  await expect(change.getByText('The price stays the same')).toBeVisible()
  await audit()
  await finish(change, 'Ask the supplier')

  const waiting = page.getByRole('status').filter({ hasText: 'A change is waiting for the supplier' })
  await expect(waiting).toContainText('Adult 2')
  await audit()
  await clock.advance(6 * minute)
  await expect(waiting).toBeHidden()
  await expect(page.getByRole('group', { name: 'Room 1' })).toContainText('ZHANG XIULAN')
  const { voucher } = await agent.order(id)
  expect(voucher.version).toBe(2)
})

test('an order that is not paid in time expires, is rebooked at today’s rates, and keeps its notes', async ({
  page,
  audit,
  clock,
  world,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const { booking_id: id } = await agent.book({ hotel: hotels.ordinary })
  await page.goto(orderAddress(id))
  await page.getByRole('button', { name: 'Edit notes' }).click()
  const notes = dialog(page, `Internal notes on ${id}`)
  await notes.getByLabel('Internal remark').fill('Client pays late')
  await audit()
  await finish(notes, 'Save')
  await expect(page.getByText('Client pays late')).toBeVisible()
  await expect(action(page, text, text.pay)).toBeEnabled()
  await clock.advance(31 * minute)
  await expectStatus(page, text.expired)
  await expect(action(page, text, text.pay)).toHaveCount(0)
  await audit()
  await action(page, text, 'Book again').click()
  await expect(page).toHaveURL(new RegExp(`/hotel/detail/${hotels.ordinary}.*check_in=2026-12-15`))
})
