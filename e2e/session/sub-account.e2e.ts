import type { BodyOf } from '@portal/api-client/contract'
import { expect, test, type World } from '../fixtures.ts'
import { type Agent, agentOf } from '../helpers/agent.ts'
import {
  action,
  chooseRate,
  hotelAddress,
  hotels,
  nameGuests,
  orderAddress,
} from '../journeys/hotel-booking.ts'
import { journeyLabels } from '../journeys/labels.ts'
import { labels } from '../labels.ts'

const text = journeyLabels.en
test.use({ language: 'en' })

type Account = Partial<BodyOf<'saveSubAccount'>>

/** May book and see its own orders, nothing else. */
const deputy = {
  nickname: 'Deputy',
  nodes: ['order/book', 'order/viewNet'],
  data_scope: 'own',
  products: ['hotel'],
  channels: ['predeposit'],
  hide_net_price: false,
} as const

async function save(owner: Agent, account: Account) {
  const { nodes, products, channels } = deputy
  const body = { ...deputy, nodes: [...nodes], products: [...products], channels: [...channels], ...account }
  const { code, msg, data } = await owner.ask('saveSubAccount', { body })
  if (code !== 1) throw new Error(`The sub-account was not saved: ${msg}`)
  return data.sub_account
}

/** A new account with one booking, whose limit is now one yuan. */
async function withDeputy(world: World) {
  const owner = await agentOf(world, 'goldenland')
  const { id, version } = await save(owner, { username: 'deputy', password: 'Riverboat2026' })
  const { booking_id: own } = await (await agentOf(world, 'deputy')).book({ hotel: hotels.ordinary })
  const { booking_id: colleagues } = await owner.book({
    hotel: hotels.ordinary,
    rooms: [[{ name: 'ZHAO YI' }, { name: 'QIAN ER' }]],
  })
  await save(owner, { id, version, limit_per_order: { amount: '1.00', currency: 'CNY' } })
  return { own, colleagues, session: await world.control.session('deputy') }
}

test('R6.11 a sub-account sees its own orders and the menus of its nodes, and is refused anything beyond its nodes or limit', async ({
  page,
  visit,
  world,
}) => {
  const { own, colleagues, session } = await withDeputy(world)
  await page.addInitScript((member) => localStorage.setItem('userInfo', member), JSON.stringify(session))

  await visit('/user/order/list')
  await expect(page.locator('a[href*="/user/order/detail/"]')).toHaveText([own])
  const menu = page.getByRole('navigation', { name: labels.en.memberMenu })
  await expect(menu.getByRole('link', { name: 'Hotel Bookings' })).toBeVisible()
  for (const name of ['Bills', 'Invoice Apply', 'Balance and Credit', 'Sub-accounts', 'Voucher Setting'])
    await expect(menu.getByRole('link', { name })).toHaveCount(0)

  await page.goto(orderAddress(own))
  await expect(action(page, text, text.pay)).toHaveCount(0)
  await action(page, text, 'More').click()
  const refused = page.getByRole('list', { name: 'Not possible now' })
  await expect(refused.getByRole('listitem').filter({ hasText: /^Pay/ })).toContainText('permission')
  await page.goto(orderAddress(colleagues))
  await expect(page.getByText('There is no such booking')).toBeVisible()

  await page.goto(hotelAddress(hotels.ordinary))
  await chooseRate(page, text)
  await nameGuests(page, text)
  await page.getByRole('button', { name: text.placeOrder }).click()
  await expect(page.getByText('The limit of this sub-account is exceeded').first()).toBeVisible()
  await expect(page).toHaveURL(/\/hotel\/booking/)
})
