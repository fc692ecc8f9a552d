import { expect, test } from '../fixtures.ts'
import { expectNotice, notice } from '../helpers/screen.ts'
import { labels } from '../labels.ts'

const text = labels.en
test.use({ language: 'en', persona: 'goldenland' })

test('R9.23 notices are at the top right of the window, 16 px apart, and each error once', async ({
  page,
  visit,
  world,
  errors,
}) => {
  errors.tolerate(/Failed to load resource/)
  await visit('/user/bill/details')
  const open = (path: string) => page.evaluate((to) => history.pushState({}, '', to), path)
  await world.control.faults.add({ operation: '*', status: 502 })
  await open('/user/order/list')
  await expectNotice(page, 'Gateway error')
  // All notices stay while the pointer is over one.
  await notice(page, 'Gateway error').hover()
  await world.control.faults.clear()
  await world.control.faults.add({ operation: '*', status: 408 })
  await open('/user/account/balance')
  await expectNotice(page, 'Request timed out')
  await world.control.faults.clear()
  await expectNotice(page, 'Gateway error')

  const width = page.viewportSize()?.width ?? 0
  const places = async () => {
    const boxes = await Promise.all(
      ['Gateway error', 'Request timed out'].map((labels) => notice(page, labels).boundingBox()),
    )
    const [upper, lower] = boxes.toSorted((a, b) => (a?.y ?? 0) - (b?.y ?? 0))
    if (!upper || !lower) throw new Error('A notice is not laid out.')
    return {
      gap: Math.round(lower.y - upper.y - upper.height),
      shift: Math.round(lower.x - upper.x),
      atTheRight: width - upper.x - upper.width <= 32,
      atTheTop: upper.y < 100,
    }
  }
  // They slide into place.
  await expect.poll(places).toEqual({ gap: 16, shift: 0, atTheRight: true, atTheTop: true })
})

test('R8.20 a missing answer is a server exception, or a connection error when offline, and the page can be tried again', async ({
  page,
  visit,
  context,
  errors,
}) => {
  errors.tolerate(/Failed to load resource/)
  await visit('/user/bill/details')
  const open = (name: string) =>
    page.getByRole('navigation', { name: text.memberMenu }).getByRole('link', { name }).click()
  // The page's code is loaded, its data is stale.
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
