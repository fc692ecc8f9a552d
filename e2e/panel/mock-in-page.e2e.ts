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

test('the answer of a call is opened for editing, and a body breaks off, without any server', async ({
  page,
  context,
}, testInfo) => {
  const errors = collectErrors()
  await errors.watch(context)
  await page.addInitScript(() => window.origin === 'null' || localStorage.setItem('ba-lang', 'en'))
  await page.goto('/#scenario=hotel_confirmed')
  await expect(page).toHaveURL(/\/user\/order\/detail\/H\d+$/)
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Open the mock panel (Alt+Shift+M)' }).click()
  const panel = page.getByRole('dialog', { name: 'Mock panel' })
  await panel.getByRole('tab', { name: 'Calls' }).click()
  await panel
    .getByRole('button', { name: /^getOrder 200/ })
    .first()
    .click()
  await panel.getByRole('button', { name: 'Edit the next answer' }).click()

  const field = panel.getByRole('textbox', { name: 'Data of the answer' })
  await expect(field).toHaveValue(/hotel_name/)
  expect(await violations(page, testInfo)).toEqual([])

  await panel.getByRole('combobox', { name: 'Call' }).selectOption('listCurrencies')
  await panel.getByRole('combobox', { name: 'Answer' }).selectOption('The ordinary answer')
  await panel.getByRole('spinbutton', { name: 'Bytes per second' }).fill('200')
  await panel.getByRole('spinbutton', { name: 'Break off after (bytes)' }).fill('30')
  await panel.getByRole('button', { name: 'Add' }).click()
  await expect(panel.getByText(/bytes_per_second 200, cut_after 30/)).toBeVisible()
  const read = (path: string, prefer: string) =>
    page.evaluate(
      async ([address, wanted]) => {
        const response = await fetch(address, { headers: { prefer: wanted } })
        return response.text().catch(() => 'broken')
      },
      [path, prefer] as const,
    )
  expect(await read('/api/common/currency', '')).toBe('broken')
  expect(JSON.parse(await read('/api/order/index', 'example=NEED_LOGIN'))).toMatchObject({ code: 303 })
  expect(errors.unexpected()).toEqual([])
})
