import { bookStay, orderPath } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'
import { saveRights } from './sub-accounts.ts'

export const bookerWithoutPayment: Scenario = {
  group: 'people',
  title: { en: 'May book but not pay', 'zh-cn': '可预订、不可付款' },
  text: {
    en: 'The owner has taken the right to pay away; the order waits for a colleague.',
    'zh-cn': '管理员已收回付款权限，订单等待同事付款。',
  },
  persona: 'golden_booker',
  prepare: async (stage) => {
    await saveRights(stage, 'golden_booker', { nodes: ['order/book', 'order/voucher', 'order/viewNet'] })
    const { booking_id } = await bookStay(stage.as('golden_booker'))
    return { path: orderPath(stage, booking_id) }
  },
}
