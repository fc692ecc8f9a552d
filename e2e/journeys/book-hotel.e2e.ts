import { byTurns } from '../devices.ts'
import { expect, languages, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { nextCaptcha, solveCaptcha } from '../helpers/captcha.ts'
import { amountOf, cents, fill, rowWith } from '../helpers/screen.ts'
import { downloaded, expectText } from '../helpers/voucher.ts'
import { labels } from '../labels.ts'
import {
  ask,
  chooseDates,
  chooseRate,
  chooseRooms,
  expectStatus,
  filterBy,
  guestNames,
  hotels,
  nameGuests,
  openPayment,
  orderAddress,
  payButton,
  placeOrder,
  untilConfirmed,
} from './hotel-booking.ts'
import { journeyLabels } from './labels.ts'

/** The input of the first journey. */
const [first, second, child, alone] = guestNames
const party = [[{ name: first }, { name: second }, { name: child, age: 6 }], [{ name: alone }]]

for (const language of languages) {
  const text = journeyLabels[language]

  test.describe(`booking a hotel, ${language}`, () => {
    // The English journey starts with the captcha, the Chinese one signed in.
    test.use({ language, persona: language === 'en' ? null : 'goldenland' })

    test('R1.01 R2.06 R2.25 from the search to an order number, with the payment dialog open at once', {
      tag: byTurns(language, 'en desktop', 'zh-cn phone'),
    }, async ({ page, visit, audit, world }) => {
      const agent = await agentOf(world, 'goldenland')
      if (language === 'en') {
        const sign = labels.en
        await visit('/user/login')
        await fill(page, { [sign.account]: 'goldenland', [sign.password]: 'Travel2026' })
        const asked = nextCaptcha(page)
        await page.getByRole('button', { name: sign.signIn, exact: true }).click()
        await solveCaptcha(page, world, sign, await asked)
        await expect(page).toHaveURL(/\/user\/(?!login)/)
      }

      await visit('/')
      const suggested = await ask(page, text, text.typed)
      await audit()
      await suggested.getByRole('option', { name: text.city }).first().click()
      await chooseDates(page, text)
      await chooseRooms(page, text)
      await page.getByRole('button', { name: text.search }).click()
      await expect(page).toHaveURL(/\/hotel\/list\?.*destination_id=yangon/)
      const search = Object.fromEntries(new URL(page.url()).searchParams)
      expect(search).toMatchObject({
        check_in: '2026-12-15',
        check_out: '2026-12-17',
        rooms: '2-6,1',
        nationality: 'CN',
      })

      const { data } = await agent.ask('getHotel', { query: { id: hotels.ordinary } })
      await filterBy(page, text, async (filters) => {
        const keyword = filters.getByRole('textbox', { name: text.hotelName })
        await keyword.fill(data.hotel.name)
        await keyword.press('Enter')
        await expect(page).toHaveURL(/keyword=/)
      })
      await page.locator(`a[href*="/hotel/detail/${hotels.ordinary}"]`).first().click()
      await expect(page).toHaveURL(/\/hotel\/detail\/1001\?/)
      await expect(page.getByRole('list', { name: text.ratesOf }).first()).toBeVisible()
      await audit()
      await chooseRate(page, text)
      await nameGuests(page, text)
      await audit()
      const number = await placeOrder(page, text)
      await openPayment(page, text, true)
      await audit()

      const booked = await agent.order(number)
      expect(booked.rooms.map(({ guests }) => guests.map(({ full_name, age }) => [full_name, age]))).toEqual([
        [
          ['WANG WEI', null],
          ['LI NA', null],
          ['WANG LE', 6],
        ],
        [['CHEN JIE', null]],
      ])
    })
  })

  test.describe(`paying for a hotel, ${language}`, () => {
    test.use({ language, persona: 'goldenland' })

    test('R1.04 R2.25 R2.74 R2.75 a booking is paid from the balance and confirmed, with a voucher and a ledger entry', {
      tag: byTurns(language, 'zh-cn desktop'),
    }, async ({ page, visit, audit, clock, world }) => {
      const agent = await agentOf(world, 'goldenland')
      const booked = await agent.book({ hotel: hotels.ordinary, rooms: party })
      const number = booked.booking_id
      await visit(orderAddress(number))
      const { wallet } = await agent.wallet()
      const price = cents(`CNY ${booked.total_settlement_price?.amount}`)
      const balance = cents(`CNY ${wallet.balance?.amount}`)
      const payment = await openPayment(page, text)
      await payment.getByRole('radio', { name: text.predeposit }).check()
      const [before, after] = [await amountOf(payment, text.before), await amountOf(payment, text.after)]
      expect(before).toBe(cents(`CNY ${wallet.available?.amount}`))
      expect(before - after).toBe(price)
      await audit()
      await payButton(payment, text).click()
      await expect(payment).toBeHidden()
      await expectStatus(page, text.pendingConfirm)
      await clock.advance(untilConfirmed)
      await expectStatus(page, text.confirmed)
      await audit()

      for (const voucher of ['zh-cn', 'en'] as const) {
        const document = await downloaded(page, async () => {
          await page.getByRole('button', { name: text.voucherLanguage }).click()
          const name = voucher === 'en' ? text.english : text.chinese
          await page.getByRole('menuitem', { name, exact: true }).click()
        })
        const title = { 'zh-cn': '酒店入住凭证', en: 'Hotel voucher' }
        const { hotel_name } = await agent.reading(voucher).order(number)
        expectText(document, title[voucher], number, hotel_name, ...guestNames)
        expect(document.flat.includes(title[voucher === 'en' ? 'zh-cn' : 'en'].replace(' ', ''))).toBe(false)
      }

      await page.goto('/user/order/list')
      await expect(rowWith(page, number, text.confirmed)).toHaveCount(1)
      await page.getByRole('link', { name: number }).click()
      await expect(page).toHaveURL(new RegExp(`/user/order/detail/${number}$`))

      await visit('/user/account/balance')
      const movement = rowWith(page, number, text.charge)
      await expect(movement).toHaveCount(1)
      const [spent, left] = [...(await movement.innerText()).matchAll(/CNY\s[−-]?[\d,]+\.\d\d/g)].map(
        ([amount]) => cents(amount),
      )
      expect([spent, left].sort((a, b) => Number(a) - Number(b))).toEqual([-price, balance - price])
    })
  })
}
