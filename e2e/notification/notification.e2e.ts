import { byTurns } from '../devices.ts'
import { expect, languages, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { hotels } from '../journeys/hotel-booking.ts'

const minute = 60_000

const labels = {
  en: { page: 'Notifications', all: 'Mark all as read', menu: 'Open menu' },
  'zh-cn': { page: '消息通知', all: '全部标为已读', menu: '打开菜单' },
}

for (const language of languages) {
  const text = labels[language]

  test.describe(`the notifications, ${language}`, () => {
    test.use({ language, persona: 'goldenland' })

    test('are listed on a page and marked as read one by one or together', {
      tag: byTurns(language, 'zh-cn desktop'),
    }, async ({ page, visit, audit, world }) => {
      const agent = await agentOf(world, 'goldenland')
      const unread = async () => (await agent.ask('listNotifications')).data.unread
      const before = await unread()
      expect(before).toBeGreaterThan(1)
      await visit('/user/notification/list?unread=true')
      const one = page.getByRole('button', { name: /^(?:Mark as read: |标为已读：)/ })
      await expect(one).toHaveCount(before)
      await one.first().click()
      await expect(one).toHaveCount(before - 1)
      expect(await unread()).toBe(before - 1)
      await page.getByRole('button', { name: text.all }).click()
      await expect(one).toHaveCount(0)
      expect(await unread()).toBe(0)
      await audit()
    })
  })
}

test.describe('the bell', () => {
  test.use({ language: 'en', persona: 'goldenland' })

  test('counts new notifications, which lead to their order', async ({ page, audit, clock, world }) => {
    const agent = await agentOf(world, 'goldenland')
    const unread = async () => (await agent.ask('listNotifications')).data.unread
    const before = await unread()
    await page.goto('/user/account/profile')
    const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
    await expect(bell).toHaveAccessibleName(new RegExp(`${before} unread`))
    const { booking_id: id } = await agent.bookConfirmed({ hotel: hotels.ordinary })
    await clock.advance(minute)
    const now = await unread()
    expect(now).toBeGreaterThan(before)
    await expect(bell).toHaveAccessibleName(new RegExp(`${now} unread`))
    await bell.click()
    await expect(page.getByRole('menuitem', { name: new RegExp(`^Booking confirmed.*${id}`) })).toBeVisible()
    await audit()
    await page.keyboard.press('Escape')
    await expect(bell).toBeFocused()
    await bell.click()
    await page.getByRole('menuitem', { name: new RegExp(`^Booking confirmed.*${id}`) }).click()
    await expect(page).toHaveURL(new RegExp(`/user/order/detail/${id}$`))
    await expect(bell).toHaveAccessibleName(new RegExp(`${now - 1} unread`))
  })
})

test.describe('on a phone', () => {
  test.use({ language: 'en', persona: 'goldenland', viewport: { width: 375, height: 812 } })

  test('the menu leads to the notifications and shows the number of unread ones', async ({ page, audit }) => {
    await page.goto('/user/order/list')
    await page.getByRole('button', { name: labels.en.menu }).click()
    const link = page.getByRole('dialog').getByRole('link', { name: /^Notifications.*\d+ unread/ })
    await expect(link).toBeVisible()
    await audit()
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: labels.en.page })).toBeVisible()
  })
})
