import { manyPages, partOf } from '../devices.ts'
import { expect, test } from '../fixtures.ts'
import { agentOf } from '../helpers/agent.ts'
import { hotels, orderAddress, resultsAddress } from '../journeys/hotel-booking.ts'
import { transfersAddress } from '../journeys/transfer-booking.ts'

// The device's preference; the user has not chosen.
test.use({ language: 'en', colorScheme: 'dark' })

const visitors = ['/', '/user/login', '/cms/info/703', '/voucher/H2611210001-1-000000000000000000000000']

/** The pages with the most colours: statuses, policies, prices, charts, notices. */
const members = [
  resultsAddress,
  transfersAddress,
  '/user/account/overview',
  '/user/account/balance',
  '/user/order/list',
  '/user/order/deadlines',
  '/user/bill/details',
  '/user/invoice/details',
  '/user/notification/list',
  '/user/manage/voucherSetting',
]

/** Its page differs by status. */
const statuses = ['awaiting_acceptance', 'completed', 'cancelled', 'no_show', 'manual_review'] as const

test('the pages of a visitor have enough contrast in dark colours', async ({ page, visit }) => {
  for (const address of visitors) await visit(address)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test.describe('a member', () => {
  test.use({ persona: 'goldenland' })

  test.describe('on pages that other tests audit in light colours', () => {
    test.use({ audited: 'colours' })

    test('the most coloured pages have enough contrast in dark colours', { tag: manyPages }, async ({
      page,
      visit,
    }) => {
      for (const address of partOf(members, 2)) await visit(address)
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    })
  })

  test('orders of every status and their dialogs have enough contrast in dark colours', {
    tag: manyPages,
  }, async ({ page, visit, audit, world }) => {
    const agent = await agentOf(world, 'goldenland')
    for (const status of partOf(statuses, 2)) {
      const { data } = await agent.ask('listOrders', {
        query: { order_type: 'hotel', order_status: [status], limit: 1 },
      })
      await visit(orderAddress(data.list[0]?.booking_id ?? ''))
    }
    const { booking_id: id } = await agent.bookConfirmed({ hotel: hotels.ordinary })
    await visit(orderAddress(id))
    for (const name of ['Refund', 'Cancel']) {
      await page.getByRole('main').getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await audit()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })
})
