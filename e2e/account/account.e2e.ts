import { routes } from '@portal/api-client/contract'
import { byTurns } from '../devices.ts'
import { expect, languages, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { nextCaptcha, solveCaptcha } from '../helpers/captcha.ts'
import { field, fill, picture } from '../helpers/screen.ts'
import { labels } from '../labels.ts'
import { accountLabels } from './labels.ts'

for (const language of languages) {
  const text = labels[language]
  const own = accountLabels[language]

  test.describe(`the own account, ${language}`, () => {
    test.use({ language, persona: 'goldenland' })

    test('R2.16 a new password ends every session, and the member signs in with it', {
      tag: byTurns(language, 'en desktop'),
    }, async ({ page, visit, world }) => {
      const elsewhere = await agentOf(world, 'goldenland')
      await visit('/user/account/changePassword')
      await fill(page, {
        [own.oldPassword]: 'Travel2026',
        [own.newPassword]: 'Another2026',
        [own.repeat]: 'Another2026',
      })
      await page.getByRole('button', { name: own.changePassword, exact: true }).click()
      await expect(page.getByText(own.changed)).toBeVisible()
      expect((await elsewhere.ask('getWallet')).code).not.toBe(1)
      await fill(page, { [text.account]: 'goldenland', [text.password]: 'Another2026' })
      const asked = nextCaptcha(page)
      await page.getByRole('button', { name: text.signIn, exact: true }).click()
      await solveCaptcha(page, world, text, await asked)
      await expect(page).toHaveURL(/\/user\/(?!login)/)
    })

    test('R2.17 the points history shows change, before, after and time, page by page', {
      tag: byTurns(language, 'en phone'),
    }, async ({ page, audit, world }) => {
      const agent = (await agentOf(world, 'goldenland')).reading(language)
      const { list } = (await agent.ask('listIntegralEntries', { query: { page: 2, limit: 10 } })).data
      await page.goto('/user/account/integral')
      await page.getByRole('button', { name: own.page2, exact: true }).click()
      await expect(page).toHaveURL(/page=2/)
      const entry = list[0]
      const points = (count = 0) => count.toLocaleString('en')
      const row = page
        .getByRole('row')
        .or(page.getByRole('listitem'))
        .filter({ hasText: entry?.memo ?? '' })
        .filter({ hasText: points(entry?.before) })
        .filter({ hasText: points(entry?.after) })
      await expect(row.first()).toBeVisible()
      await audit()
    })

    test('R2.18 the overview greets the member by name and shows the last seven days', {
      tag: byTurns(language, 'zh-cn phone'),
    }, async ({ page, visit }) => {
      await visit('/user/account/overview')
      await expect(page.getByText(/^Chen Hui[:，]/)).toBeVisible()
      await expect(page.getByRole('region', { name: own.week })).toBeVisible()
    })

    test('R2.19 picture, nickname, gender and motto are saved and survive a reload', {
      tag: byTurns(language, 'zh-cn desktop'),
    }, async ({ page, audit }) => {
      await page.goto('/user/account/profile')
      const chooser = page.locator('input[type=file]')
      await chooser.setInputFiles({
        name: 'me.exe',
        mimeType: 'application/octet-stream',
        buffer: Buffer.from('x'),
      })
      await expect(page.getByRole('alert').filter({ hasText: own.wrongType })).toBeVisible()
      const uploaded = page.waitForResponse((response) => response.url().includes('/api/ajax/upload'))
      await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
      expect((await (await uploaded).json()).code).toBe(1)
      await fill(page, { [own.nickname]: 'Chen Hui 2', [own.motto]: 'On time' })
      await page.getByRole('radio', { name: own.female }).check()
      const saved = page.waitForResponse((response) =>
        response.url().includes(routes.saveAccountProfile.path),
      )
      await page.getByRole('button', { name: own.save }).click()
      expect((await (await saved).json()).code).toBe(1)
      await page.reload()
      await expect(field(page, own.nickname)).toHaveValue('Chen Hui 2')
      await expect(field(page, own.motto)).toHaveValue('On time')
      await expect(page.getByRole('radio', { name: own.female })).toBeChecked()
      await audit()
    })
  })
}
