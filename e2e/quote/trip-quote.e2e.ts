import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { field } from '../helpers/screen.ts'
import { downloaded, expectText } from '../helpers/voucher.ts'
import { carLabels, carResultsAddress } from '../journeys/car-booking.ts'
import { hotelAddress, hotels, nameGuests } from '../journeys/hotel-booking.ts'
import { journeyLabels } from '../journeys/labels.ts'
import { transferLabels, transfersAddress } from '../journeys/transfer-booking.ts'

test.use({ persona: 'goldenland' })

const hotel = journeyLabels['zh-cn']
const [car, transfer] = [carLabels['zh-cn'], transferLabels['zh-cn']]

/** Fills in the two passengers of a ride. */
async function namePassengers(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: car.lead }).fill('WANG WEI')
  await page.getByRole('combobox', { name: transfer.second }).fill('LI NA')
  const phone = field(page, car.phone)
  if (await phone.isVisible()) await phone.fill('+8613800001111')
  await field(page, car.contact).fill('+8613900002222')
}

test('R2.233 a trip of hotel, car and transfer is quoted, chosen, booked, gets its vouchers and one itinerary', async ({
  page,
  world,
  clock,
  audit,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const dialog = page.getByRole('dialog', { name: '新报价' })
  /** Adds an offer to the quote and continues the search, once it is saved for the next page. */
  const add = async (button: Locator, count: number) => {
    // It may be saved before the offers are counted.
    const kept = page.waitForResponse(/\/api\/draft\/save/)
    await button.click()
    await expect(dialog.getByRole('list', { name: '方案' }).getByRole('listitem')).toHaveCount(count)
    await clock.advance(6000)
    await kept
  }
  await page.goto(hotelAddress(hotels.ordinary))
  await page
    .getByRole('checkbox', { name: /^选择对比或报价.*灵活取消$/ })
    .first()
    .check()
  await add(page.getByRole('button', { name: '加入报价' }), 1)
  await page.goto(carResultsAddress)
  await add(page.getByRole('button', { name: /^加入报价: 丰田埃尔法/ }).first(), 2)
  await page.goto(transfersAddress)
  await add(page.getByRole('button', { name: '加入报价: 轿车' }), 3)
  await audit()
  await dialog.getByRole('textbox', { name: /^客户(?!邮箱)/ }).fill('李娜')
  await dialog.getByRole('button', { name: '保存 3 个方案的报价' }).click()
  await expect(page).toHaveURL(/\/user\/quote\/detail\/q-/)
  const quotePage = page.url()
  await page.getByRole('button', { name: '生成客户链接' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '生成客户链接' }).click()
  const link = await page.getByRole('textbox', { name: '客户页面' }).inputValue()

  await page.goto(link)
  const boxes = page.getByRole('checkbox', { name: /^选择这个方案/ })
  await expect(boxes).toHaveCount(3)
  for (const box of await boxes.all()) await box.check()
  await expect(page.getByRole('group', { name: '确认选择' })).toContainText('已选 3 个方案')
  await page.getByRole('button', { name: '提交选择' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提交选择' }).click()
  await expect(page.getByText(/^已收到您的选择/)).toBeVisible()

  const orders = [
    { product: /\/user\/order\/detail\/H/, fill: () => nameGuests(page, hotel) },
    { product: /\/user\/car-order\/detail\/C/, fill: () => namePassengers(page) },
    { product: /\/user\/airport-order\/detail\/A/, fill: () => namePassengers(page) },
  ]
  for (const { product, fill } of orders) {
    await page.goto(quotePage)
    await page
      .getByRole('button', { name: /^预订此方案/ })
      .first()
      .click()
    await fill()
    await page.getByRole('button', { name: hotel.placeOrder }).click()
    await expect(page).toHaveURL(product)
  }
  await page.goto(quotePage)
  await expect(page.getByText('已转订单').first()).toBeVisible()
  const numbers = page.getByRole('link', { name: /^[HCA]\d{10}$/ })
  await expect(numbers).toHaveCount(3)

  const { quote } = (await agent.ask('getQuote', { query: { id: quotePage.split('/').at(-1) ?? '' } })).data
  for (const { booking_id } of quote.options) {
    const id = booking_id ?? ''
    const { order } = (await agent.ask('getOrder', { query: { id } })).data
    expect(order.quote_id).toBe(quote.id)
    await agent.pay(order)
    await world.control.supplier('confirm', id)
    expect(await agent.ask('getVoucher', { query: { id } })).toMatchObject({ code: 1 })
  }

  await page.getByRole('main').getByRole('link', { name: '行程', exact: true }).click()
  await expect(page).toHaveURL(/\/user\/trip\/detail\/tr-/)
  const days = page.getByRole('region', { name: /^2026年12月/ })
  await expect(days.first()).toBeVisible()
  await expect(days.getByRole('link', { name: /^[HCA]\d{10}$/ })).toHaveCount(3)
  await audit()
  await page.getByRole('button', { name: '行程单 PDF' }).click()
  const itinerary = await downloaded(page, () =>
    page.getByRole('menuitem', { name: '中文', exact: true }).click(),
  )
  expectText(itinerary, quote.title, '入住', '接机', '包车', 'WANG WEI')
  expect(itinerary.flat).not.toContain('尚未确认')
})
