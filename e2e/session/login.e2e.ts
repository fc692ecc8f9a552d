import { byTurns, manyPages, partOf } from '../devices.ts'
import { expect, languages, test } from '../fixtures.ts'
import { nextCaptcha, solveCaptcha } from '../helpers/captcha.ts'
import { fill } from '../helpers/screen.ts'
import { labels } from '../labels.ts'
import { pages } from '../pages.ts'

const memberPages = pages.filter(({ member }) => member).map(({ address }) => address)

for (const language of languages) {
  const text = labels[language]

  test.describe(`signing in, ${language}`, () => {
    test.use({ language })

    test('R2.82 R3.36 R5.28 mobile number, password and the targets of the captcha in order lead to the member centre, and storage holds six fields of the member', {
      tag: byTurns(language, 'en phone'),
    }, async ({ page, visit, audit, world }) => {
      await visit('/user/login')
      await fill(page, { [text.account]: '+95939829730', [text.password]: 'Travel2026' })
      const asked = nextCaptcha(page)
      await page.getByRole('button', { name: text.signIn, exact: true }).click()
      const id = await asked
      await expect(page.getByRole('dialog', { name: text.captcha })).toBeVisible()
      await audit()
      await solveCaptcha(page, world, text, id)
      await expect(page).toHaveURL(/\/user\/(?!login)/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

      const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))
      const member: Record<string, unknown> = JSON.parse(stored.userInfo ?? '{}')
      expect(Object.keys(member).sort()).toEqual([
        'avatar',
        'id',
        'nickname',
        'refresh_token',
        'token',
        'username',
      ])
      const secrets = [member.username, member.nickname, member.token].map(String)
      for (const [key, value] of Object.entries(stored))
        for (const secret of key === 'userInfo' ? [] : secrets)
          expect(value, `${key} holds nothing of the member`).not.toContain(secret)
    })

    test('R2.06 R2.13 a visitor on any page of the member area or of a booking is redirected to the login page, which says why', {
      tag: manyPages,
    }, async ({ page }) => {
      // Chinese navigates to each page inside the running portal, English loads every sixth URL.
      const inside = (path: string) => page.evaluate((to) => history.pushState({}, '', to), path)
      const open = language === 'en' ? (path: string) => page.goto(path) : inside
      await page.goto('/user')
      await expect(page).toHaveURL(/\/user\/login/)
      await expect(page.getByText(text.whySignIn)).toBeVisible()
      for (const path of language === 'en' ? partOf(memberPages, 6) : memberPages) {
        await open(path)
        await expect(page, path).toHaveURL(
          ({ pathname, searchParams }) => pathname === '/user/login' && searchParams.get('to') === path,
        )
        await expect(page.getByText(text.whySignIn)).toBeVisible()
      }
    })
  })
}
