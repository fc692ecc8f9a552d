import { accountLabels } from '../account/labels.ts'
import { byTurns } from '../devices.ts'
import { expect, languages, test } from '../fixtures.ts'
import { nextCaptcha, receiveCode, solveCaptcha } from '../helpers/captcha.ts'
import { fill } from '../helpers/screen.ts'
import { labels } from '../labels.ts'

for (const language of languages) {
  const text = labels[language]
  const own = accountLabels[language]

  test.describe(`becoming a member, ${language}`, () => {
    test.use({ language })

    test('R2.83 a visitor registers by e-mail with the code sent there, and is signed in', {
      tag: byTurns(language, 'zh-cn phone'),
    }, async ({ page, visit, audit, world }) => {
      await visit('/user/login')
      await page.getByRole('link', { name: own.register }).click()
      await expect(page.getByRole('heading', { level: 1, name: own.register })).toBeVisible()
      await audit()
      await fill(page, { [own.email]: 'newcomer@example.com' })
      const code = await receiveCode(page, world, { text, send: own.send, to: 'newcomer@example.com' })
      await fill(page, { [own.code]: code, [own.account]: 'newcomer', [text.password]: 'Secret2026' })
      await page.getByRole('button', { name: own.register, exact: true }).click()
      await expect(page.getByText(own.agreeError, { exact: true }).first()).toBeVisible()
      await audit()
      await page.getByRole('checkbox', { name: own.agree }).check()
      await page.getByRole('button', { name: own.register, exact: true }).click()
      await expect(page).toHaveURL(/\/user\/(?!login)/)
      expect(await page.evaluate(() => JSON.parse(localStorage.userInfo).username)).toBe('newcomer')
    })

    test('R2.85 a forgotten password is replaced, and the new one signs in', {
      tag: byTurns(language, 'zh-cn desktop'),
    }, async ({ page, visit, audit, world }) => {
      await visit('/user/login')
      await page.getByRole('link', { name: own.forgotten }).click()
      await audit()
      await fill(page, { [own.email]: 'goldenland@example.com' })
      const code = await receiveCode(page, world, { text, send: own.send, to: 'goldenland@example.com' })
      await fill(page, { [own.code]: code, [own.newPassword]: 'Forgotten1', [own.repeat]: 'Forgotten1' })
      await page.getByRole('button', { name: own.setPassword }).click()
      await expect(page).toHaveURL(/\/user\/login$/)
      await fill(page, { [text.account]: 'goldenland', [text.password]: 'Forgotten1' })
      const asked = nextCaptcha(page)
      await page.getByRole('button', { name: text.signIn, exact: true }).click()
      await solveCaptcha(page, world, text, await asked)
      await expect(page).toHaveURL(/\/user\/(?!login)/)
    })
  })
}

const text = labels.en
const own = accountLabels.en

test.describe('with a code or a name', () => {
  test.use({ language: 'en' })

  test('R2.84 a visitor registers by mobile number with the code sent there, and is signed in', async ({
    page,
    visit,
    world,
  }) => {
    await visit('/user/login?type=register&to=%2Fcar%2Flist')
    await page.getByText(own.byMobile, { exact: true }).click()
    await fill(page, { [own.areaNum]: '65', [own.mobile]: '91234567' })
    const code = await receiveCode(page, world, { text, send: own.send, to: '+6591234567' })
    await fill(page, { [own.code]: code, [own.account]: 'newcomer', [text.password]: 'Secret2026' })
    await page.getByRole('checkbox', { name: own.agree }).check()
    await page.getByRole('button', { name: own.register, exact: true }).click()
    await expect(page).toHaveURL(/\/car\/list$/)
  })

  test('R9.04 the countdown to the next code survives a reload', async ({ page, visit, world }) => {
    await visit('/user/login?type=register')
    await fill(page, { [own.email]: 'newcomer@example.com' })
    await receiveCode(page, world, { text, send: own.send, to: 'newcomer@example.com' })
    await expect(page.getByRole('button', { name: own.wait })).toBeDisabled()
    await page.reload()
    await fill(page, { [own.email]: 'newcomer@example.com' })
    await expect(page.getByRole('button', { name: own.wait })).toBeDisabled()
  })
})
