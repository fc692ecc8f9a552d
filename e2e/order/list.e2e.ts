import { readFile } from 'node:fs/promises'
import { routes } from '@portal/api-client/contract'
import { byTurns } from '../devices.ts'
import { expect, languages, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { rowWith } from '../helpers/screen.ts'
import { hotels } from '../journeys/hotel-booking.ts'
import { journeyLabels } from '../journeys/labels.ts'

const viewLabels = {
  'zh-cn': { views: '视图', dialogs: [/^选择列/, /^存为新视图/], cancel: '取消' },
  en: { views: 'Views', dialogs: [/^Choose columns/, /^Save as a new view/], cancel: 'Cancel' },
} as const

for (const language of languages) {
  const text = journeyLabels[language]

  test.describe(`the order list, ${language}`, () => {
    test.use({ language, persona: 'goldenland' })

    test('R2.24 shows number, hotel, guests, stay, settlement price and statuses of hotel bookings and nothing else', {
      tag: byTurns(language, 'zh-cn phone'),
    }, async ({ page, visit, audit, world }) => {
      const agent = await agentOf(world, 'goldenland')
      const { booking_id: number } = await agent.bookConfirmed({ hotel: hotels.ordinary })
      const order = await agent.reading(language).order(number)
      await visit('/user/order/list')
      const row = rowWith(page, number)
      await expect(row).toHaveCount(1)
      await expect(row).toContainText(order.hotel_name)
      await expect(row).toContainText('WANG WEI')
      await expect(row).toContainText(/15.*17/)
      await expect(row).toContainText(Number(order.total_settlement_price?.amount).toLocaleString('en'))
      await expect(row).toContainText(text.confirmed)
      await expect(row).toContainText(text.settled)
      const links = await page.locator('a[href*="/user/order/detail/"]').allInnerTexts()
      expect(links.length).toBeGreaterThan(5)
      for (const link of links) expect(link).toMatch(/^H\d{10}$/)

      const keyword = page.getByRole('searchbox', { name: text.keyword })
      // On a phone the filters are collapsed.
      const narrow = (page.viewportSize()?.width ?? 0) < 768
      if (narrow) await page.getByRole('search').getByRole('button', { name: text.filters }).click()
      await keyword.fill(number)
      await page.getByRole('button', { name: text.query, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`keyword=${number}`))
      await expect(page.locator('a[href*="/user/order/detail/"]')).toHaveCount(1)
      await audit()
      await page.reload()
      await expect(page.locator('a[href*="/user/order/detail/"]')).toHaveCount(1)

      const { views, dialogs, cancel } = viewLabels[language]
      for (const name of dialogs) {
        await page.getByRole('button', { name: views, exact: true }).click()
        await page.getByRole('menuitem', { name }).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog).toBeVisible()
        // The same dialog in dark colours, where only the colours differ.
        for (const scheme of ['dark', 'light']) {
          await page.evaluate(
            (next) => document.documentElement.setAttribute('data-mantine-color-scheme', next),
            scheme,
          )
          await audit()
        }
        await dialog.getByRole('button', { name: cancel, exact: true }).click()
        await expect(dialog).toHaveCount(0)
      }
    })
  })
}

test.describe('the export', () => {
  test.use({ language: 'en', persona: 'goldenland' })

  test('R2.73 exports all pages of the filtered hotel bookings and no others', async ({
    page,
    clock,
    world,
  }) => {
    const agent = await agentOf(world, 'goldenland')
    const { list, total } = (
      await agent.ask('listOrders', {
        query: { order_type: 'hotel', order_status: ['completed'], limit: 100 },
      })
    ).data
    expect(total).toBeGreaterThan(20)
    await page.goto('/user/order/list?order_status=completed')
    await page.getByRole('button', { name: 'Export' }).click()
    // An export that starts after the clock has moved would never finish.
    const begun = page.waitForResponse((response) => response.url().includes(routes.exportOrders.path))
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    await expect(page.getByRole('button', { name: /Preparing/ })).toBeVisible()
    await begun
    const downloaded = page.waitForEvent('download')
    await clock.advance(5000)
    const file = await downloaded
    expect(file.suggestedFilename()).toMatch(/^hotel-bookings-.*\.csv$/)
    const text = (await readFile(await file.path())).toString()
    const numbers = [...text.matchAll(/^H\d{10}/gm)].map(([number]) => number)
    expect(numbers).toHaveLength(total)
    expect(numbers).toEqual(expect.arrayContaining(list.map(({ booking_id }) => booking_id)))
  })
})

test.describe('the status tabs of a long list', () => {
  test.use({ language: 'en', persona: 'goldenland' })

  test('the tab from the URL is in view, even if it is one of the last', {
    tag: byTurns('en', 'en phone'),
  }, async ({ page }) => {
    await page.goto('/user/order/list?order_status=no_show')
    const states = page.getByRole('main').getByRole('navigation', { name: 'By status' })
    await expect(states.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    await expect(states.getByRole('link').first()).not.toBeInViewport({ ratio: 1 })
  })
})
