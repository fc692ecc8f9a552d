import { byTurns } from '../devices.ts'
import { expect, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { amountOf, cents, dialog, finish } from '../helpers/screen.ts'

test.describe('settling bookings, zh-cn', () => {
  test.use({ language: 'zh-cn', persona: 'jadecredit' })

  test('R1.07 R2.26 R2.27 credit orders become a bill, which is confirmed, paid, and agrees with the balance page', {
    tag: byTurns('zh-cn', 'zh-cn desktop'),
  }, async ({ page, visit, audit, clock, world }) => {
    const agent = await agentOf(world, 'jadecredit')
    const before = await agent.wallet()
    await page.goto('/user/bill/apply?limit=10')
    const boxes = page.getByRole('checkbox', { name: /^选择 / })
    for (const nth of [0, 1]) await boxes.nth(nth).check()
    await page.getByRole('button', { name: '第 2 页' }).click()
    await expect(page).toHaveURL(/page=2/)
    // The first page stays until the second has loaded; its first order is already selected.
    await expect(boxes.first()).not.toBeChecked()
    await boxes.first().check()
    const chosen = page.getByRole('region', { name: '已选订单' })
    await expect(chosen).toContainText('已选 3 个订单')
    const sum = cents(await chosen.innerText())
    await audit()
    await chosen.getByRole('button', { name: '申请结算' }).click()
    await dialog(page, '申请结算').getByRole('button', { name: /^生成/ }).dblclick()
    await expect(page).toHaveURL(/\/user\/bill\/details\?bill=B\d{10}$/)
    const number = /B\d{10}/.exec(page.url())?.[0] ?? ''

    const bill = dialog(page, `账单 ${number}`)
    await expect(bill).toContainText('待核对')
    expect(await amountOf(bill, '合计')).toBe(sum)
    await audit()
    await bill.getByRole('button', { name: '确认账单' }).click()
    await finish(dialog(page, `确认账单 ${number}`), /^确认 /)
    await bill.getByRole('button', { name: '付款', exact: true }).click()
    const paying = dialog(page, `支付账单 ${number}`)
    await paying.getByLabel(/^付款金额/).fill('100.00')
    // The notice of the previous step covers the corner of the dialog until it disappears.
    await clock.advance(5_000)
    await audit()
    await finish(paying, /^支付/)
    await expect(bill).toContainText('部分付款')
    await page.reload()
    await bill.getByRole('button', { name: '付款', exact: true }).click()
    await finish(paying, /^支付/)
    await expect(bill).toContainText('已付清')
    await bill.getByRole('button', { name: '下载' }).click()
    const downloaded = page.waitForEvent('download')
    await page.getByRole('menuitem').first().click()
    expect((await downloaded).suggestedFilename()).toContain(number)

    const after = await agent.wallet()
    const cent = (money: { amount: string } | null) => Math.round(Number(money?.amount) * 100)
    expect(cent(before.wallet.balance) - cent(after.wallet.balance)).toBe(sum)
    await visit('/user/account/balance')
    await expect(page.getByRole('link', { name: `账单 ${number}` })).toHaveCount(2)
    expect(await amountOf(page.locator('section').filter({ hasText: '预存款' }).first(), '余额')).toBe(
      cent(after.wallet.balance),
    )
  })
})
