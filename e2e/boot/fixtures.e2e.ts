import type { Page } from '@playwright/test'
import { accountLabels } from '../account/labels.ts'
import { expect, test } from '../fixtures.ts'

/** Outside the root, whose content React may still replace. */
const addPicture = (page: Page) => page.evaluate(() => document.body.append(document.createElement('img')))

// Each `test.fail` proves a promise of the fixtures: it must fail, and so counts as passed.

test.fail('a page that throws fails its test', async ({ page, visit }) => {
  await visit('/')
  const thrown = page.waitForEvent('pageerror')
  await page.evaluate(() => void setTimeout(() => void Promise.reject(new Error('planted')), 0))
  await thrown
})

test.fail('an error in the console fails its test', async ({ page, visit }) => {
  await visit('/')
  const said = page.waitForEvent('console')
  await page.evaluate(() => console.error('planted'))
  await said
})

test.fail('a style that the security policy blocks fails its test', async ({ page, visit }) => {
  await visit('/')
  const said = page.waitForEvent('console')
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    document.head.append(style)
  })
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).color))
    .not.toBe('rgb(255, 0, 0)')
  await said
})

test('an audit covers the open dialog', async ({ page, audit }) => {
  await page.goto('/user/login?type=register')
  await page.getByRole('button', { name: accountLabels['zh-cn'].readTerms }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading').first()).toBeVisible()
  await audit()
  await dialog.evaluate((element) => element.append(document.createElement('img')))
  await expect(audit()).rejects.toThrow('image-alt')
})

test('a screen that failed its audit is audited again, and passes once it is fixed', async ({
  page,
  visit,
  audit,
}) => {
  await visit('/')
  await addPicture(page)
  for (let time = 0; time < 2; time += 1) await expect(audit()).rejects.toThrow('image-alt')
  await page.evaluate(() => document.querySelector('body > img')?.remove())
  await audit()
})

test.fail('a call of a URL outside the contract fails its test', async ({ page, visit, errors }) => {
  errors.tolerate(/404/)
  await visit('/')
  await page.evaluate(() => fetch('/api/no/such/call'))
})
