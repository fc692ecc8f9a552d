import type { Page } from '@playwright/test'
import { byTurns } from '../devices.ts'
import { expect, test, type World } from '../fixtures.ts'
import { nextCaptcha, solveCaptcha } from '../helpers/captcha.ts'
import { dialog, field, fill, finish, rowWith } from '../helpers/screen.ts'
import { labels } from '../labels.ts'

const address = '/user/manage/subAccount'
const text = labels.en

test.use({ persona: 'goldenland' })

/** Another member signs in in this browser. */
async function signIn(page: Page, world: World, account: string, password: string) {
  await page.evaluate(() => localStorage.removeItem('userInfo'))
  await page.goto('/user/login')
  await fill(page, { [text.account]: account, [text.password]: password })
  const asked = nextCaptcha(page)
  await page.getByRole('button', { name: text.signIn, exact: true }).click()
  await solveCaptcha(page, world, text, await asked)
}

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('R1.08 a sub-account is added, changed and suspended; it cannot sign in until it is reactivated', async ({
    page,
    visit,
    world,
  }) => {
    await visit(address)
    await page.getByRole('button', { name: 'Add a sub-account' }).click()
    const added = dialog(page, 'Add a sub-account')
    await fill(added, { Account: 'may_thu', Password: 'Yangon2026', Nickname: 'May Thu' })
    await added.getByRole('checkbox', { name: 'Hotel Bookings' }).check()
    await finish(added, 'Add')

    await page.getByRole('button', { name: 'Edit: May Thu' }).click()
    const changed = dialog(page, 'Sub-account: May Thu')
    await field(changed, 'Limit per month').fill('5000')
    await finish(changed, 'Save')
    await expect(rowWith(page, 'may_thu')).toContainText(/of CNY\s5,000\.00 this month/)

    await page.getByRole('button', { name: 'Suspend: May Thu' }).click()
    await finish(dialog(page, 'Suspend this sub-account?'), 'Suspend')
    await expect(rowWith(page, 'may_thu')).toContainText('Suspended')

    await signIn(page, world, 'may_thu', 'Yangon2026')
    await expect(page.getByText('This account is disabled').first()).toBeVisible()
    await expect(page).toHaveURL(/\/user\/login/)

    const owner = JSON.stringify(await world.control.session('goldenland'))
    await page.evaluate((member) => localStorage.setItem('userInfo', member), owner)
    await page.goto(address)
    await page.getByRole('button', { name: 'Reactivate: May Thu' }).click()
    await finish(dialog(page, 'Reactivate this sub-account?'), 'Reactivate')
    await expect(rowWith(page, 'may_thu')).toContainText('Active')
    await signIn(page, world, 'may_thu', 'Yangon2026')
    await expect(page).toHaveURL(/\/user\/(?!login)/)
  })
})

test('R2.38 子账号列出状态、权限与限额，表单在手机上同样可用', {
  tag: byTurns('zh-cn', 'zh-cn phone'),
}, async ({ page, visit, audit }) => {
  await visit(address)
  await expect(rowWith(page, 'golden_booker')).toContainText(/正常/)
  await expect(rowWith(page, 'golden_booker')).toContainText(/每单上限 CNY\s20,000\.00/)
  await page.getByRole('button', { name: '新增子账号' }).click()
  const form = dialog(page, '新增子账号')
  await expect(form.getByRole('group', { name: '酒店订单' })).toBeVisible()
  await form.getByRole('button', { name: '新增' }).click()
  await expect(form.getByRole('group', { name: '有 3 处需要修改' })).toBeFocused()
  await audit()
})
