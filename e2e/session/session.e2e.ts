import { expect, test } from '../fixtures.ts'
import { nextCaptcha, solveCaptcha } from '../helpers/captcha.ts'
import { fill } from '../helpers/screen.ts'
import { labels } from '../labels.ts'

const text = labels.en

test.use({ language: 'en' })

test('R3.36 after signing in, browser storage holds six fields of the member and no others', async ({
  page,
  visit,
  world,
}) => {
  await visit('/user/login')
  await fill(page, { [text.account]: 'goldenland', [text.password]: 'Travel2026' })
  const asked = nextCaptcha(page)
  await page.getByRole('button', { name: text.signIn, exact: true }).click()
  await solveCaptcha(page, world, text, await asked)
  await expect(page.getByRole('navigation', { name: text.memberMenu })).toBeVisible()

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
  const others = Object.entries(stored).filter(([key]) => key !== 'userInfo')
  const secrets = ['goldenland', String(member.nickname), String(member.token)]
  for (const [key, value] of others)
    for (const secret of secrets) expect(value, `${key} holds nothing of the member`).not.toContain(secret)
})

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

  test('R4.16 a logout that the server refuses leaves the session as it was', async ({
    page,
    visit,
    world,
  }) => {
    await world.control.faults.add({ operation: 'signOut', nth: 1, code: 0 })
    await visit('/user/account/overview')
    const before = await page.evaluate(() => localStorage.userInfo)
    await page.getByRole('button', { name: /^Menu of/ }).click()
    await page.getByRole('menuitem', { name: text.signOut }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await page.evaluate(() => localStorage.userInfo)).toBe(before)
  })
})
