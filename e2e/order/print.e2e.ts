import { expect, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { dialog } from '../helpers/screen.ts'
import { hotels } from '../journeys/hotel-booking.ts'

test.use({ language: 'en', persona: 'goldenland', viewport: { width: 1366, height: 400 } })

test('an order beside its list prints to its last line, without the list', async ({ page, world }) => {
  const agent = await agentOf(world, 'goldenland')
  const { booking_id: id } = await agent.book({ hotel: hotels.ordinary })
  await page.goto(`/user/order/list?preview=${id}`)
  const preview = dialog(page, `Preview ${id}`)
  await expect(preview.getByText('WANG WEI')).toBeVisible()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(title).toBeHidden()
  await expect(preview.getByRole('button')).toHaveCount(0)
  await expect(preview.getByRole('link', { name: 'Open the order' })).toHaveCount(0)
  const cut = await preview.evaluate((paper) => ({
    below: paper.scrollHeight - paper.clientHeight,
    isInFlow: document.documentElement.scrollHeight >= Math.floor(paper.getBoundingClientRect().height),
  }))
  expect(cut).toEqual({ below: 0, isInFlow: true })
})
