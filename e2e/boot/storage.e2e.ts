import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { nextCaptcha, solveCaptcha } from '../helpers/captcha.ts'
import { fill } from '../helpers/screen.ts'
import { labels } from '../labels.ts'

const text = labels['zh-cn']
test.use({ language: 'en', persona: 'goldenland' })

/** The portal has loaded in Chinese, for a visitor. */
async function expectVisitorInChinese(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.getByRole('link', { name: text.signIn })).toBeVisible()
  await expect(page.getByRole('navigation', { name: text.mainMenu }).getByRole('link').first()).toBeVisible()
}

async function signIn(page: Page, world: Parameters<typeof solveCaptcha>[1]): Promise<void> {
  await page.getByRole('link', { name: text.signIn }).click()
  await fill(page, { [text.account]: 'goldenland', [text.password]: 'Travel2026' })
  const asked = nextCaptcha(page)
  await page.getByRole('button', { name: text.signIn, exact: true }).click()
  await solveCaptcha(page, world, text, await asked)
  await expect(page.getByRole('button', { name: /的菜单$/ })).toBeVisible()
}

/** Runs in the page before the portal. */
function blockStorage(): void {
  for (const area of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, area, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
}

/** Runs in the page before the portal. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

/** Runs in the page before the portal. */
function spoilStorage(): void {
  const rubbish = ['{"id":7', '[]', 'null', '{"id":"7","token":1}', '\u0000']
  for (const [index, key] of ['userInfo', 'ba-lang', 'color-scheme', 'portal:reload'].entries()) {
    localStorage.setItem(key, rubbish[index] ?? '')
    sessionStorage.setItem(key, rubbish[index + 1] ?? '')
  }
}

test('R9.02 with storage blocked the portal starts for a visitor in Chinese, and signing in lasts for this page', async ({
  page,
  world,
}) => {
  await page.addInitScript(blockStorage)
  await page.goto('/')
  await expectVisitorInChinese(page)
  await page.getByRole('navigation', { name: text.mainMenu }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/car\/list$/)
  await signIn(page, world)
  await page.reload()
  await expect(page).toHaveURL(/\/user\/login/)
  await expect(page.getByLabel(text.account)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})

test('R9.02 invalid stored values are ignored', async ({ page, world }) => {
  await page.addInitScript(spoilStorage)
  await page.goto('/')
  await expectVisitorInChinese(page)
  await signIn(page, world)
})

test.describe('a full storage', () => {
  test.use({ language: null, persona: null })

  test('does not prevent signing in, switching the theme and opening pages', async ({ page, world }) => {
    await page.addInitScript(fillStorage)
    await page.goto('/')
    await expectVisitorInChinese(page)
    await page.getByRole('button', { name: '切换到深色模式' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await signIn(page, world)
    await page.getByRole('navigation', { name: text.memberMenu }).getByRole('link').nth(1).click()
    await expect(page.getByRole('button', { name: /的菜单$/ })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
