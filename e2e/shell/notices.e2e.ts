import { expect, test } from '../fixtures.ts'
import { expectNotice, notice } from '../helpers/notice.ts'
import { words } from '../words.ts'

const text = words.en
test.use({ language: 'en', persona: 'goldenland' })

test('R9.23 notices stand at the top right of the window, 16 px apart, and each fault once', async ({
  page,
  visit,
  world,
  faults,
}) => {
  faults.tolerate(/Failed to load resource/)
  await visit('/user/bill/details')
  const open = (name: string) =>
    page.getByRole('navigation', { name: text.memberMenu }).getByRole('link', { name }).click()
  await world.control.faults.add({ operation: '*', status: 502 })
  await open('Hotel Bookings')
  await expectNotice(page, 'Gateway error')
  await world.control.faults.clear()
  await world.control.faults.add({ operation: '*', status: 408 })
  await open('Balance')
  await expectNotice(page, 'Request timed out')
  await world.control.faults.clear()
  await expectNotice(page, 'Gateway error')

  const boxes = await Promise.all(
    ['Gateway error', 'Request timed out'].map((words) => notice(page, words).boundingBox()),
  )
  const [upper, lower] = boxes.toSorted((a, b) => (a?.y ?? 0) - (b?.y ?? 0))
  if (!upper || !lower) throw new Error('A notice is not laid out.')
  expect(Math.round(lower.y - upper.y - upper.height)).toBe(16)
  expect(Math.round(upper.x)).toBe(Math.round(lower.x))
  const width = page.viewportSize()?.width ?? 0
  expect(width - upper.x - upper.width).toBeLessThanOrEqual(32)
  expect(upper.y).toBeLessThan(100)
})

test('R8.20 no answer at all is a server exception, without a connection it is the connection, and the page may be tried again', async ({
  page,
  visit,
  context,
  faults,
}) => {
  faults.tolerate(/Failed to load resource/)
  await visit('/user/bill/details')
  const open = (name: string) =>
    page.getByRole('navigation', { name: text.memberMenu }).getByRole('link', { name }).click()
  // The code of the page has come, its data has grown old.
  await open('Balance')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Balance/)
  await open('Hotel Bookings')
  await expect(page.getByRole('table', { name: 'Hotel bookings' })).toBeVisible()
  await context.clock.fastForward(3_600_000)

  const calls = '**/api/**'
  await page.route(calls, (route) => route.abort('connectionreset'))
  await open('Balance')
  await expectNotice(page, 'Server exception')
  await page.unroute(calls)
  await context.setOffline(true)
  await open('Hotel Bookings')
  await expectNotice(page, 'You are disconnected')
  await context.setOffline(false)
  await open('Balance')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Balance/)
})
