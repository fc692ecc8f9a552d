import { expect, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { cents, dialog, finish, rowWith } from '../helpers/screen.ts'
import { openSecondDevice } from '../helpers/second-device.ts'
import {
  action,
  expectStatus,
  hotels,
  orderAddress,
  payBy,
  untilConfirmed,
} from '../journeys/hotel-booking.ts'
import { journeyLabels } from '../journeys/labels.ts'

const text = journeyLabels['zh-cn']
const language = 'zh-cn'
/** Until the next poll of page and menu, which is once a minute, and a little more. */
const untilNews = 65_000

test.use({ language, persona: 'jade_booker' })

test('an order above the operator’s limit is submitted, approved by a superior on another device, and paid', async ({
  page,
  browser,
  world,
  clock,
  errors,
  audit,
}) => {
  const agent = await agentOf(world, 'jade_booker')
  const owner = await agentOf(world, 'jadecredit')
  const { booking_id: number, total_settlement_price } = await agent.book({
    hotel: hotels.ordinary,
    checkOut: '2026-12-24',
    rooms: [[{ name: 'WANG WEI' }], [{ name: 'LI NA' }]],
  })
  const price = total_settlement_price?.amount ?? ''
  const used = async () => cents(`CNY ${(await owner.wallet()).credit?.used?.amount}`)
  const usedBefore = await used()

  const beside = await openSecondDevice(browser, { world, errors, persona: 'jadecredit', language })
  const superior = beside.page
  await superior.goto('/user/order/list')
  const badge = superior.getByRole('navigation', { name: '会员菜单' }).getByLabel(/^\d+ 个待审批$/)
  await expect(badge).toBeVisible()
  const waiting = Number(await badge.innerText())

  await page.goto(orderAddress(number))
  await expect(page.getByText('该订单需要审批')).toBeVisible()
  await expect(action(page, text, text.pay)).toHaveCount(0)
  await page.getByRole('button', { name: '申请审批' }).click()
  const asking = dialog(page, `为订单 ${number} 申请审批`)
  await asking.getByRole('textbox').fill('老客户，行程已定')
  await audit()
  await finish(asking, '申请审批')
  await expect(page.getByText('已提交给上级，同意后即可支付')).toBeVisible()
  await expect(action(page, text, text.pay)).toHaveCount(0)

  await clock.advance(untilNews)
  await beside.fastForward(untilNews)
  await expect(badge).toHaveText(String(waiting + 1))
  await superior
    .getByRole('banner')
    .getByRole('button', { name: /^消息通知/ })
    .click()
  await superior.getByRole('menuitem', { name: new RegExp(`^有订单待审批.*${number}`) }).click()
  await expect(superior).toHaveURL(/\/user\/approval\/list/)
  await expect(rowWith(superior, number)).toContainText('老客户，行程已定')
  await superior.getByRole('button', { name: `批准: ${number}` }).click()
  const agreeing = dialog(superior, `批准订单 ${number}？`)
  await expect(agreeing).toContainText('老客户，行程已定')
  expect(cents(await agreeing.innerText())).toBe(cents(`CNY ${price}`))
  await finish(agreeing, '批准')
  await expect(rowWith(superior, number)).toHaveCount(0)
  await expect(badge).toHaveText(String(waiting))

  await clock.advance(untilNews)
  await expect(page.getByText('已提交给上级，同意后即可支付')).toHaveCount(0)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^消息通知/ })
    .click()
  await expect(page.getByRole('menuitem', { name: new RegExp(`^审批通过.*${number}`) })).toBeVisible()
  await page.keyboard.press('Escape')
  await payBy(page, text, text.credit)
  await clock.advance(untilConfirmed)
  await expectStatus(page, text.confirmed)
  expect((await agent.order(number)).pay_channel).toBe('credit')
  expect((await used()) - usedBefore).toBe(cents(`CNY ${price}`))
  await beside.close()
})
