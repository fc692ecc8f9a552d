import { expect, type Page, test } from '@playwright/test'
import { violations } from '../audits.ts'
import { collectErrors } from '../page-errors.ts'

const opening = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/Panel-/.test(name)),
  )

test('a scenario opens by its URL, and the panel moves its clock, without any server', async ({
  page,
  context,
}, testInfo) => {
  const errors = collectErrors()
  await errors.watch(context)
  await page.addInitScript(() => window.origin === 'null' || localStorage.setItem('ba-lang', 'en'))
  await page.goto('/#scenario=hotel_pending_payment')
  await expect(page).toHaveURL(/\/user\/order\/detail\/H\d+$/)
  await expect(page.getByText('Awaiting payment').first()).toBeVisible()

  // Its code is loaded only when it is opened.
  const opener = page.getByRole('button', { name: 'Open the mock panel (Alt+Shift+M)' })
  await expect(opener).toBeVisible()
  expect(await opening(page)).toEqual([])
  await page.keyboard.press('Alt+Shift+M')
  const panel = page.getByRole('dialog', { name: 'Mock panel' })
  await expect(panel.getByRole('button', { name: 'Open: Ordinary month' })).toBeVisible()
  expect(await violations(page, testInfo)).toEqual([])

  await panel.getByRole('tab', { name: 'Time' }).click()
  await panel.getByRole('button', { name: '+1 day' }).click()
  await expect(page.getByText('Expired').first()).toBeVisible()
  expect(await violations(page, testInfo)).toEqual([])
  expect(errors.unexpected()).toEqual([])
})

test('the panel works on a phone, in Chinese', async ({ page, context }, testInfo) => {
  const errors = collectErrors()
  await errors.watch(context)
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/')
  await page.getByRole('button', { name: '打开模拟面板（Alt+Shift+M）' }).click()
  const panel = page.getByRole('dialog', { name: '模拟面板' })
  await panel.getByRole('textbox', { name: '查找场景' }).fill('car_confirmed')
  await panel.getByRole('button', { name: '打开：租车：已确认' }).click()
  await expect(page).toHaveURL(/\/user\/car-order\/detail\/C\d+$/)
  expect(await violations(page, testInfo)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  expect(errors.unexpected()).toEqual([])
})
