import { expect, test } from '../fixtures.ts'
import { labels } from '../labels.ts'

const text = labels.en

test.use({ language: 'en' })

test.describe('a member', () => {
  test.use({ persona: 'goldenland' })

  test('R4.16 logging out clears both tokens and reloads the page', async ({ page, visit }) => {
    await visit('/user/account/overview')
    const name = await page.evaluate(() => JSON.parse(localStorage.userInfo).nickname)
    await page.getByRole('button', { name: text.menuOf(name) }).click()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('menuitem', { name: text.signOut }).click()
    await reloaded
    await expect(
      page.getByRole('link', { name: text.signIn }).or(page.getByLabel(text.account)),
    ).toBeVisible()
    const { token, refresh_token } = await page.evaluate(() => JSON.parse(localStorage.userInfo ?? '{}'))
    expect([token ?? '', refresh_token ?? '']).toEqual(['', ''])
  })
})
