import { beforeEach, expect, test } from 'vitest'
import { type RealMock, realMock } from '../../testing/real-mock.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})

const begun = (product: 'hotel' | 'car' | 'airport'): string => {
  const [order] = member.world.tables.order.where(
    ({ company_id, order_type, order_status, timeline }) =>
      company_id === '1' &&
      order_type === product &&
      order_status === 'in_service' &&
      timeline.some(({ event }) => event === 'confirm_check_in'),
  )
  if (!order) throw new Error(`No order of ${product} is under way.`)
  return order.id
}

interface Shown {
  action: string
  action_text: string
}

const textsOf = async (id: string, language: 'en' | 'zh-cn') => {
  const { order } = (await member.get('/api/order/detail', { id }, language)).data
  const { list } = (await member.get('/api/order/status', { 'ids[0]': id }, language)).data
  const { list: rows } = (await member.get('/api/order/index', { keyword: id }, language)).data
  const actionIn = (actions: Shown[]) =>
    actions.find(({ action }) => action === 'confirm_check_in')?.action_text
  const event = order.timeline.find((one: { event: string }) => one.event === 'confirm_check_in')
  return {
    status: [...new Set([order, list[0], rows[0]].map((one) => one.order_status_text))],
    action: [...new Set([order, list[0], rows[0]].map((one) => actionIn(one.actions)))],
    event: event.event_text,
  }
}

const textsFor = (status: string, action: string, event: string) => ({
  status: [status],
  action: [action],
  event,
})

test.each([
  [
    'hotel',
    textsFor('Checked in', 'Confirm check-in', 'Check-in confirmed'),
    textsFor('已入住', '确认入住', '已确认入住'),
  ],
  [
    'car',
    textsFor('In service', 'Confirm start', 'Service started'),
    textsFor('服务中', '确认开始用车', '已开始用车'),
  ],
  [
    'airport',
    textsFor('In service', 'Confirm start', 'Service started'),
    textsFor('服务中', '确认开始用车', '已开始用车'),
  ],
] as const)(
  'Describes an order under way in the words of its product: %s',
  async (product, english, chinese) => {
    const id = begun(product)
    expect(await textsOf(id, 'en')).toEqual(english)
    expect(await textsOf(id, 'zh-cn')).toEqual(chinese)
  },
)

test.each([
  ['pending_payment', 'en', 'Not paid yet'],
  ['pending_confirm', 'en', 'Held until confirmed'],
  ['pending_confirm', 'zh-cn', '已冻结，确认后扣款'],
  ['rejected', 'en', 'Nothing to settle'],
] as const)('The settlement of an order that is %s reads in %s: %s', async (order_status, language, text) => {
  const query = { order_status: [order_status], limit: 1 }
  const { list } = (await member.get('/api/order/index', query, language)).data
  expect(list[0]).toMatchObject({ settlement_status: 'none', settlement_status_text: text })
})

test('While a supplier offers a change, confirming the order is called accepting it', async () => {
  const query = { order_status: ['awaiting_acceptance'], limit: 1 }
  const called = async (language: 'en' | 'zh-cn') => {
    const [row] = (await member.get('/api/order/index', query, language)).data.list
    return row.actions.find(({ action }: Shown) => action === 'confirm').action_text
  }
  expect([await called('en'), await called('zh-cn')]).toEqual(['Accept change', '接受变更'])
})
