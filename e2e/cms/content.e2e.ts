import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { dialog, finish, rowWith } from '../helpers/screen.ts'

test.use({ language: 'en' })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** With the header and without the member menu. */
async function expectContentLayout(page: Page, name: string | RegExp): Promise<void> {
  await expect(heading(page, name)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeAttached()
  await expect(page.getByRole('navigation', { name: 'Member menu' })).toHaveCount(0)
}

test('R2.09 R2.10 R2.11 R2.12 a visitor searches articles, narrows a channel, reads an article and a page', async ({
  page,
  visit,
  audit,
}) => {
  await visit('/cms/search')
  await expectContentLayout(page, 'Search Articles')
  await page.getByRole('searchbox').fill('visa')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/cms\/channel\/visa\/search$/)
  await expectContentLayout(page, 'Articles about “visa”')

  await page.getByRole('list', { name: 'Tags' }).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/cms\/channel\/\d+\/tag$/)
  await expectContentLayout(page, /^Tag: /)

  await visit('/cms/channel/7')
  await expectContentLayout(page, 'Myanmar')
  await page.getByLabel('Best season').selectOption({ label: 'Rainy months' })
  await expect(page).toHaveURL(/filter=season%3Arain/)
  const articles = page.getByRole('list', { name: 'Articles' })
  // Whichever is first: the previous list stays until the narrowed one has loaded.
  await articles.getByRole('heading').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/cms\/info\/\d+$/)
  await expectContentLayout(page, /\S/)
  await audit()
  await page.getByRole('link', { name: /^By / }).click()
  await expect(page).toHaveURL(/\/cms\/channel\/\d+\/user$/)
  await expectContentLayout(page, /^Articles by /)

  await visit('/cms/page/3')
  await expectContentLayout(page, 'Operator handbook')
})

test.describe('a member', () => {
  test.use({ persona: 'goldenland' })

  test('R1.09 R2.33 R2.35 writes an article, finds it in review, edits it and deletes it', async ({
    page,
    visit,
    audit,
    clock,
  }) => {
    await visit('/user/cms/content')
    await page.getByRole('link', { name: 'Write an article' }).click()
    await page.getByRole('link', { name: 'Desk Stories' }).click()
    const text = page.getByRole('textbox', { name: /^Text/ })
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Rooming lists that hold')
    await page.getByRole('button', { name: 'Submit for review' }).click()
    await expect(page.getByText('Content cannot be empty').first()).toBeVisible()
    await audit()

    await text.click()
    await page.getByRole('button', { name: 'Bold' }).click()
    await page.keyboard.type('One sheet, one owner.')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Bulleted list' }).click()
    await page.keyboard.type('Names as in the passport')
    await page.getByRole('button', { name: 'Submit for review' }).click()
    await expect(page).toHaveURL(/\/user\/cms\/content$/)
    const row = () => rowWith(page, 'Rooming lists that hold')
    await expect(row()).toContainText('Waiting for review')

    await clock.advance(31 * 60_000)
    await page.reload()
    await expect(row()).toContainText('Published')
    await row().getByRole('link', { name: 'Rooming lists that hold', exact: true }).click()
    await expect(page.locator('main li', { hasText: 'Names as in the passport' })).toBeVisible()
    await expect(page.locator('main strong', { hasText: 'One sheet, one owner.' })).toBeVisible()

    await page.goBack()
    await row().getByRole('link', { name: /^Edit/ }).click()
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Rooming lists that last')
    await page.getByRole('button', { name: 'Submit for review' }).click()
    const changed = rowWith(page, 'Rooming lists that last')
    await expect(changed).toContainText('Waiting for review')
    await changed.getByRole('button', { name: /^Delete/ }).click()
    await finish(dialog(page, 'Delete this article?'), 'Delete')
    await expect(changed).toHaveCount(0)
  })

  test('R2.31 R2.32 R2.34 opens the collected, commented and paid articles', async ({ page, visit }) => {
    await visit('/user/cms/comment')
    await expect(heading(page, 'My Comments')).toBeVisible()
    await expect(page.getByText(/^(Shown|Waiting for review|Refused)$/).first()).toBeVisible()
    const comments = page.getByRole('button', { name: /^Delete: / })
    await comments.first().click()
    await finish(dialog(page, 'Delete this comment?'), 'Delete')

    await visit('/user/cms/order')
    await expect(heading(page, 'Paid Content')).toBeVisible()
    await expect(page.getByText(/^\d{24}$/).first()).toBeVisible()

    await visit('/user/cms/collect')
    await expect(heading(page, 'My Collection')).toBeVisible()
    const [article] = await page.locator('main a[href^="/cms/info/"]').all()
    await article?.click()
    await expect(page).toHaveURL(/\/cms\/info\/\d+$/)
    await expect(page.getByRole('button', { name: /^Collected/ })).toHaveAttribute('aria-pressed', 'true')
  })
})
