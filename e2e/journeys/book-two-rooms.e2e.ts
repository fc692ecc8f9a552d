import { byTurns } from '../devices.ts'
import { expect, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { downloaded, expectText } from '../helpers/voucher.ts'
import {
  expectStatus,
  guestNames,
  hotelAddress,
  hotels,
  nameGuests,
  payBy,
  untilConfirmed,
} from './hotel-booking.ts'
import { journeyLabels } from './labels.ts'

const text = journeyLabels.en

test.describe('booking two different rooms', () => {
  test.use({ language: 'en', persona: 'goldenland' })

  test('R3.58 a family room and a standard room are chosen, booked and paid together, and the voucher names both', {
    tag: byTurns('en', 'en desktop'),
  }, async ({ page, visit, audit, clock, world }) => {
    const agent = await agentOf(world, 'goldenland')
    await visit(hotelAddress(hotels.ordinary, '2-6,1'))
    await page.getByText('Choose per room').click()
    const choose = (room: string) =>
      page.getByRole('button', { name: `Choose: ${room}`, exact: true }).first()
    await expect(page.getByRole('heading', { name: 'Room 1 of 2' })).toBeVisible()
    await choose('Family Room, Flexible').click()
    await expect(page.getByRole('heading', { name: 'Room 2 of 2' })).toBeVisible()
    await choose('Standard Room, Non-refundable').click()
    const bar = page.getByRole('group', { name: 'Chosen rooms' })
    await expect(bar).toContainText('2 of 2 rooms chosen')
    await expect(bar.getByRole('button', { name: 'Continue' })).toBeEnabled()
    await audit()
    await bar.getByRole('button', { name: 'Continue' }).click()
    await nameGuests(page, text)
    await audit()
    await page.getByRole('button', { name: text.placeOrder }).click()
    const asked = page.getByRole('dialog', { name: 'Book a non-refundable room?' })
    await asked.getByRole('checkbox').check()
    await asked.getByRole('button', { name: text.placeOrder }).click()
    await expect(page).toHaveURL(/\/user\/order\/detail\/H\d{10}/)
    const number = /H\d{10}/.exec(page.url())?.[0] ?? ''
    await payBy(page, text, text.predeposit, true)
    await clock.advance(untilConfirmed)
    await expectStatus(page, text.confirmed)
    await expect(page.getByText(/^Room 2 \(Standard Room\) is non-refundable/)).toBeVisible()
    await audit()

    const { rooms, total_price } = await agent.order(number)
    expect(rooms.map(({ room_type, guests }) => [room_type, guests.length])).toEqual([
      ['Family Room', 3],
      ['Standard Room', 1],
    ])
    const cents = (amount: string) => Math.round(Number(amount) * 100)
    expect(rooms.reduce((sum, room) => sum + cents(room.total_price.amount), 0)).toBe(
      cents(total_price.amount),
    )
    const document = await downloaded(page, async () => {
      await page.getByRole('button', { name: text.voucherLanguage }).click()
      await page.getByRole('menuitem', { name: text.english, exact: true }).click()
    })
    expectText(document, number, 'Family Room', 'Standard Room', ...guestNames)
  })
})
