import type { Schemas } from '@portal/api-client/contract'
import { hostileHtml } from '../../libs/ui/src/content/hostile-html.fixture.ts'
import { expect, test } from '../fixtures.ts'

test.use({ persona: 'goldenland', language: 'en' })

test(`${hostileHtml.length} hostile texts run nothing, load nothing and violate no security policy`, async ({
  page,
  errors,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() =>
    Object.assign(window, { ran: 0, run: () => Object.assign(window, { ran: 1 }) }),
  )
  // One picture of the list is on the portal's own host and does not exist.
  errors.tolerate(/Failed to load resource.*\/media\//)
  await page.route('**/api/cms.Content/info**', async (route) => {
    const response = await route.fetch()
    const answer: { data: Schemas['GetArticleAnswer'] } = await response.json()
    answer.data.comments.data = hostileHtml.map((content, at) => ({
      id: at + 1,
      user: { id: null, avatar: '', nickname: '' },
      create_time: '',
      content: `${content}<p>Text ${at + 1} ends here</p>`,
    }))
    await route.fulfill({ response, json: answer })
  })
  await page.goto('/cms/info/703')
  await expect(page.getByText('Text 1 ends here')).toBeVisible()

  expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBe(0)
  const own = new URL(page.url()).origin
  expect(asked.filter((address) => new URL(address).origin !== own)).toEqual([])
})
