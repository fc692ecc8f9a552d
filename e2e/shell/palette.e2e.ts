import { byTurns } from '../devices.ts'
import { expect, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'

test.use({ persona: 'goldenland', language: 'en' })

test('R2.98 An order is found by its guest’s name and opened by keyboard', async ({
  page,
  world,
  visit,
  audit,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const { booking_id: id } = await agent.bookConfirmed({ hotel: '1001' })
  await visit('/user/bill/details')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Find an order, page or action' })
  const field = palette.getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('wang wei')
  const found = palette.getByRole('option', { name: id })
  await expect(found).toBeVisible()
  await audit()
  for (const scheme of ['dark', 'light']) {
    await page.evaluate(
      (next) => document.documentElement.setAttribute('data-mantine-color-scheme', next),
      scheme,
    )
    await audit()
  }
  while ((await found.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/user/order/detail/${id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(id)
  await expect(palette).toBeHidden()
})

test('R2.112 No letter is lost that is typed right after the keys, on a fresh page', async ({
  page,
  world,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const { booking_id: id } = await agent.bookConfirmed({ hotel: '1001' })
  await page.goto('/user/bill/details')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type(id)
  await expect(page.getByRole('combobox', { name: 'Find an order, page or action' })).toHaveValue(id)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/user/order/detail/${id}$`))
})

test('On a phone the palette opens from the menu and fills the screen', {
  tag: byTurns('en', 'en phone'),
}, async ({ page, visit, audit }) => {
  await visit('/')
  const name = 'Find an order, page or action'
  // Beside the member's name on a desktop.
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await page.getByRole('button', { name: 'Open menu' }).click()
  }
  await page.getByRole('button', { name }).click()
  const palette = page.getByRole('dialog', { name })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await expect(palette.getByRole('group', { name: 'Latest bookings' })).toBeVisible()
  await audit()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
})

test.describe('in Chinese', () => {
  test.use({ language: 'zh-cn', viewport: { width: 375, height: 812 } })

  test('The date of an order never breaks', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: '打开菜单' }).click()
    await page.getByRole('button', { name: '查找订单、页面或操作' }).click()
    const options = page.getByRole('group', { name: '最近的订单' }).getByRole('option')
    await expect(options).toHaveCount(5)
    const lines = await options.evaluateAll((found) =>
      found.map((option) => {
        const texts = document.createTreeWalker(option, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const { data } = texts.currentNode as Text
          const at = data.search(/\d{4}年\d+月\d+日|\d{4}-\d\d-\d\d/)
          if (at < 0) continue
          const day = document.createRange()
          day.setStart(texts.currentNode, at)
          day.setEnd(texts.currentNode, data.length)
          return day.getClientRects().length
        }
        return 0
      }),
    )
    expect(lines).toEqual([1, 1, 1, 1, 1])
  })
})

test.describe('pickers', () => {
  test.use({ viewport: { width: 1366, height: 768 } })

  test('Tab leaves the open list of destinations for the next field', async ({ page }) => {
    await page.goto('/')
    const field = page.getByRole('combobox', { name: 'Destination' }).first()
    await field.focus()
    const list = page.getByRole('listbox').first()
    await expect(list).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(list).toBeHidden()
    await expect(page.locator('main button:focus, main input:focus, main select:focus')).toBeVisible()
  })
})
