import { accountLabels } from '../account/labels.ts'
import { expect, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'

test.use({ language: 'en' })

test('a text from the server is only displayed, whatever it contains', async ({
  page,
  visit,
  audit,
  world,
}) => {
  const agent = await agentOf(world, 'goldenland')
  const { content } = (await agent.ask('getArticle', { query: { id: 1191 } })).data.content
  expect(content).toContain('onerror')
  await page.route('**/api/cms.User/agreement*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: { ...answer, data: { content: answer.data.content + content } } })
  })
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1')) outside.push(request.url())
  })

  await visit('/user/login?type=register')
  await page.getByRole('button', { name: accountLabels.en.readTerms }).click()
  const dialog = page.getByRole('dialog', { name: accountLabels.en.terms })
  await expect(dialog.getByRole('heading', { name: '3. Cancelling' })).toBeVisible()
  await expect(dialog.getByText('Its last paragraph may stay.')).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'Yangon' })).toBeVisible()
  await expect(dialog.locator('iframe, form, svg:not(button svg), a[href^="javascript"]')).toHaveCount(0)
  expect(await page.evaluate(() => '__articleRan' in window)).toBe(false)
  expect(outside.filter((url) => !url.startsWith('data:'))).toEqual([])
  await audit()
})
