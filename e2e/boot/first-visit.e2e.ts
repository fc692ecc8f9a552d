import { byTurns } from '../devices.ts'
import { expect, test } from '../fixtures.ts'
import { nextCaptcha, solveCaptcha } from '../helpers/captcha.ts'
import { fill } from '../helpers/screen.ts'
import { labels } from '../labels.ts'

test.describe('a first visit', () => {
  test.use({ language: null })

  test('R1.11 is in Chinese, although the browser asks for English', {
    tag: byTurns('zh-cn', 'zh-cn desktop'),
  }, async ({ page, visit }) => {
    await visit('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    expect(await page.evaluate(() => navigator.language)).toBe('en-GB')
  })

  test('R4.25 R3.37 a new language is stored, and the page reloads in it, as does the next visit', async ({
    page,
    visit,
    context,
  }) => {
    await visit('/')
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: labels.en.languageName }).click()
    await reloaded
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
    await expect(page.getByRole('button', { name: labels['zh-cn'].languageName })).toBeVisible()

    const later = await context.newPage()
    await later.goto('/')
    await expect(later.locator('html')).toHaveAttribute('lang', /^en/)
  })
})

test('R4.21 the site configuration is loaded once for a visitor and once again after signing in, however many pages are opened', async ({
  page,
  visit,
  world,
}) => {
  const text = labels['zh-cn']
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/index/index')) calls.push(request.url())
  })
  const openAnother = async () => {
    await page.getByRole('navigation', { name: text.mainMenu }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/hotel\/list/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await visit('/')
  await openAnother()
  expect(calls).toHaveLength(1)

  await page.getByRole('link', { name: text.signIn }).click()
  await fill(page, { [text.account]: 'goldenland', [text.password]: 'Travel2026' })
  const asked = nextCaptcha(page)
  await page.getByRole('button', { name: text.signIn, exact: true }).click()
  await solveCaptcha(page, world, text, await asked)
  await expect(page.getByRole('button', { name: /的菜单$/ })).toBeVisible()
  await openAnother()
  expect(calls).toHaveLength(2)
})

test.describe('an address that does not exist', () => {
  test.use({ language: 'en' })

  test('R2.45 shows Page Not Found, with the header still there', async ({ page, visit, errors }) => {
    errors.tolerate(/Page not found: \/no\/such\/page/)
    await visit('/no/such/page')
    await expect(page.getByText('Page Not Found').first()).toBeVisible()
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/$/)
  })
})
