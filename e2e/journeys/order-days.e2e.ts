import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { dialog, field } from '../helpers/screen.ts'
import {
  chooseRate,
  expectStatus,
  hotelAddress,
  hotels,
  nameGuests,
  orderAddress,
  untilConfirmed,
} from './hotel-booking.ts'
import { journeyLabels } from './labels.ts'

const text = journeyLabels.en
const hour = 3_600_000

test.describe('a company that may pay later', () => {
  // The booking would have to be paid before the session ends, which lasts three days.
  test.use({ language: 'en', persona: 'jadecredit', begin: { start: '2026-12-09T02:00:00Z' } })

  test('R2.202 R2.203 R2.237 a stay is booked without paying, held, and released free of charge at its end', async ({
    page,
    clock,
    audit,
  }) => {
    const paidLater = page.getByRole('main').locator('section').filter({ hasText: 'Still to be paid' })
    await page.goto(hotelAddress(hotels.ordinary))
    await chooseRate(page, text)
    await nameGuests(page, text)
    await expect(page.getByText(/^Or book now and pay later, until/)).toBeVisible()
    await page.getByRole('button', { name: text.placeOrder }).click()
    const payment = dialog(page, text.payTitle)
    await payment.getByRole('radio', { name: 'Pay later' }).check()
    await payment.getByRole('button', { name: 'Book now, pay later' }).click()
    await expect(payment).toBeHidden()
    await clock.advance(untilConfirmed)
    await expectStatus(page, text.confirmed)
    const order = page.url()

    await page.goto('/user/account/balance')
    await expect(paidLater).toContainText('One booking, by 2026-12-1')
    await audit()

    // No page polls while days go by.
    await page.goto('about:blank')
    await clock.advance(60 * hour)
    await page.goto(order)
    await expectStatus(page, text.cancelled)
    await page.goto('/user/account/balance')
    await expect(paidLater).toContainText('CNY 0.00')
  })
})

test.describe('an order over its days', () => {
  test.use({ language: 'en', persona: 'goldenland' })

  test('R2.201 R2.236 a stay whose price has fallen is found on the overview and booked again; the first ends free of charge', async ({
    page,
    world,
    clock,
    audit,
  }) => {
    const agent = await agentOf(world, 'goldenland')
    const { booking_id: first } = await agent.bookConfirmed({ hotel: hotels.ordinary })
    await world.control.supplier('price', first, { percent: -20 })
    await page.goto('/user/account/overview')
    await page.getByRole('link', { name: /^Bookings that cost less now/ }).click()
    const rebook = page.getByRole('button', { name: `Rebook cheaper: ${first}` })
    await expect(rebook).toBeVisible()
    await audit()
    await rebook.click()
    const again = dialog(page, `Book ${first} again at a lower price`)
    const book = again.getByRole('button', { name: /^Book again for CNY/ })
    await expect(book).toBeVisible()
    await audit()
    await book.click()
    await expect(again).toBeHidden()
    await clock.advance(untilConfirmed)
    await page.goto(orderAddress(first))
    await expectStatus(page, text.cancelled)
    await page
      .getByText(/^Replaced by a cheaper booking/)
      .getByRole('link')
      .click()
    await expectStatus(page, text.confirmed)
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(first)
  })

  test('R2.73 R2.98 an own reference is written on an order, finds it by Ctrl K, and is in the exported file', async ({
    page,
    world,
    clock,
  }) => {
    const agent = await agentOf(world, 'goldenland')
    const { booking_id: id } = await agent.bookConfirmed({ hotel: hotels.ordinary })
    const reference = 'CANTON-2611'
    await page.goto(orderAddress(id))
    await page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Reference and customer' }) })
      .getByRole('button', { name: 'Edit' })
      .click()
    const form = dialog(page, `Reference and customer of ${id}`)
    await field(form, 'Own reference').fill(reference)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()

    await page.goto('/user/bill/details')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type(reference)
    await expect(page.getByRole('option', { name: id })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/user/order/detail/${id}$`))

    await page.goto(`/user/order/all?keyword=${reference}&columns=own_reference&columns=guests`)
    await expect(page.getByRole('cell', { name: reference, exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Export' }).click()
    const begun = page.waitForResponse(/\/api\/order\/export/)
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    await begun
    const downloaded = page.waitForEvent('download')
    await clock.advance(5000)
    const file = await readFile(await (await downloaded).path(), 'utf8')
    const [head = '', row = '', ...more] = file.trim().split(/\r?\n/)
    expect(head).toMatch(/Booking ID.*Own reference.*Guests/)
    expect(row).toMatch(new RegExp(`${id}.*${reference}.*WANG WEI`))
    expect(more).toEqual([])
  })
})
