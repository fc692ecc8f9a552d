import type { Schemas } from '@portal/api-client/contract'
import { waitEnd } from '../domain/order/waits.ts'
import { instantOf } from '../domain/time/zones.ts'
import {
  bookCar,
  bookConfirmedStay,
  bookStay,
  bookTransfer,
  daysAhead,
  findRate,
  orderPath,
  pay,
} from './bookings.ts'
import type { Scenario } from './scenario.ts'
import type { Stage } from './stage.ts'
import { first } from './stage.ts'

const hour = 3_600_000

/** Asks 50.00 back. */
async function askForRefund(
  stage: Stage,
  id: string,
  ground: Schemas['RefundGround'],
  reason: string,
): Promise<void> {
  const { version } = stage.order(id)
  const money = { amount: '50.00', currency: 'CNY' }
  await stage.as('goldenland').mustSucceed('refundOrder', { body: { id, version, ground, money, reason } })
}

/** Moves the clock to a time at the hotel, so many days from today. */
function advanceToLocal(stage: Stage, id: string, day: number, time: string): void {
  stage.advanceTo(instantOf(stage.date(day), time, stage.order(id).tz))
}

/** Requests a partial refund of a confirmed order; returns the order number. */
async function requestRefund(stage: Stage): Promise<string> {
  const id = await bookConfirmedStay(stage)
  await askForRefund(stage, id, 'goodwill', 'No breakfast')
  return id
}

/** Requests a change of a confirmed order, pending at the hotel; returns the order number. */
async function requestChange(stage: Stage): Promise<string> {
  const id = await bookConfirmedStay(stage)
  const { version } = stage.order(id)
  const changes = { guests: [{ position: 2, full_name: 'LI XIAONA' }] }
  await stage.as('goldenland').mustSucceed('amendOrder', { body: { id, version, changes } })
  return id
}

/** Books and confirms a transfer; returns the order number. */
async function bookConfirmedTransfer(stage: Stage): Promise<string> {
  const { booking_id } = await bookTransfer(stage.as('goldenland'))
  await pay(stage, 'goldenland', booking_id)
  stage.supplier('confirm', booking_id)
  return booking_id
}

/** What happens to an order after it is booked. */
export const serviceScenarios = {
  pay_deadline_near: {
    group: 'order',
    title: { en: 'One minute left to pay', 'zh-cn': '付款仅剩一分钟' },
    text: {
      en: 'Booked and not paid; the order expires in a minute.',
      'zh-cn': '已预订、未付款，一分钟后订单失效。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const { booking_id } = await bookStay(stage.as('goldenland'))
      stage.advanceTo((stage.order(booking_id).pay_expire_time ?? 0) * 1000 - 60_000)
      return { path: orderPath(stage, booking_id) }
    },
  },
  free_cancellation_near: {
    group: 'service',
    title: { en: 'Arrival tomorrow', 'zh-cn': '明日入住' },
    text: {
      en: 'Confirmed, and the guests arrive tomorrow: what cancelling costs now stands in the dialog.',
      'zh-cn': '已确认，客人明日入住：此时取消的费用见对话框。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const id = await bookConfirmedStay(stage)
      advanceToLocal(stage, id, daysAhead - 1, '12:00')
      return { path: orderPath(stage, id) }
    },
  },
  early_departure: {
    group: 'service',
    title: { en: 'Early departure', 'zh-cn': '提前离店' },
    text: {
      en: 'The guests have left a night early, and that night is asked back. Grant or refuse it in the panel.',
      'zh-cn': '客人提前一晚离店，已申请退回该晚；可在面板中同意或拒绝。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const id = await bookConfirmedStay(stage)
      advanceToLocal(stage, id, daysAhead, '15:00')
      const { version } = stage.order(id)
      await stage.as('goldenland').mustSucceed('confirmOrderCheckIn', { body: { id, version } })
      stage.advance(20 * hour)
      await askForRefund(stage, id, 'early_departure', 'The guests left after the first night')
      return { path: orderPath(stage, id) }
    },
  },
  no_show_asked: {
    group: 'service',
    title: { en: 'No-show, fee asked back', 'zh-cn': '未入住，申请退费' },
    text: {
      en: 'Nobody came and the fee was charged; a part is asked back. Grant or refuse it in the panel.',
      'zh-cn': '客人未到，已收取费用，并已申请退回一部分；可在面板中同意或拒绝。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const id = await bookConfirmedStay(stage)
      advanceToLocal(stage, id, daysAhead + 1, '00:00')
      stage.supplier('no_show', id)
      await askForRefund(stage, id, 'no_show', 'The flight was cancelled')
      return { path: orderPath(stage, id) }
    },
  },
  review_near_end: {
    group: 'service',
    title: { en: 'Review about to end', 'zh-cn': '人工处理即将截止' },
    text: {
      en: 'The hotel never answered. In an hour the order closes and its money is free; cancel it, or let the supplier answer.',
      'zh-cn': '酒店一直未答复；一小时后订单关闭并释放冻结金额。可取消订单，或在面板中让供应商答复。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const { booking_id } = await bookStay(stage.as('goldenland'), { hotel: '1007' })
      await pay(stage, 'goldenland', booking_id)
      stage.advance(hour)
      stage.advanceTo((waitEnd(stage.order(booking_id), 'review') ?? 0) - hour)
      return { path: orderPath(stage, booking_id) }
    },
  },
  unguarded_arrival: {
    group: 'service',
    title: { en: 'Arrival without a hotel number', 'zh-cn': '临近入住仍无酒店确认号' },
    text: {
      en: 'The guests arrive tomorrow and the hotel has not named its number: red on order, deadlines and overview.',
      'zh-cn': '客人明日入住，酒店尚未提供确认号：订单、截止提醒和概览均以红色提示。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const id = await bookConfirmedStay(stage, 'goldenland', { hotelNumber: '' })
      stage.supplier('silent', id)
      advanceToLocal(stage, id, daysAhead - 1, '15:00')
      return { path: orderPath(stage, id) }
    },
  },
  refund_requested: {
    group: 'service',
    title: { en: 'Refund requested', 'zh-cn': '已申请退款' },
    text: {
      en: 'A part is asked back; staff decide. Decide at once in the panel.',
      'zh-cn': '已申请部分退款，等待工作人员处理；可在面板中立即决定。',
    },
    persona: 'goldenland',
    prepare: async (stage) => ({ path: orderPath(stage, await requestRefund(stage)) }),
  },
  refund_refused: {
    group: 'service',
    title: { en: 'Refund refused', 'zh-cn': '退款被拒' },
    text: {
      en: 'Staff have refused the refund, with a reason.',
      'zh-cn': '工作人员已拒绝退款，并说明原因。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const id = await requestRefund(stage)
      stage.supplier('refund_nack', id)
      return { path: orderPath(stage, id) }
    },
  },
  change_requested: {
    group: 'service',
    title: { en: 'Change requested', 'zh-cn': '已申请变更' },
    text: {
      en: 'The hotel is asked for another guest and has not answered.',
      'zh-cn': '已向酒店申请更换客人，尚未答复。',
    },
    persona: 'goldenland',
    prepare: async (stage) => ({ path: orderPath(stage, await requestChange(stage)) }),
  },
  change_refused: {
    group: 'service',
    title: { en: 'Change refused', 'zh-cn': '变更被拒' },
    text: {
      en: 'The hotel has refused the change; the order stays.',
      'zh-cn': '酒店拒绝变更，订单保持不变。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const id = await requestChange(stage)
      stage.supplier('amend_nack', id)
      return { path: orderPath(stage, id) }
    },
  },
  driver_assigned: {
    group: 'service',
    title: { en: 'Driver assigned', 'zh-cn': '已派司机' },
    text: {
      en: 'A confirmed transfer has its driver, with name, number and plate.',
      'zh-cn': '接送机已确认并派车，可见司机姓名、电话和车牌。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const id = await bookConfirmedTransfer(stage)
      stage.supplier('assign_driver', id)
      return { path: orderPath(stage, id) }
    },
  },
  flight_delayed: {
    group: 'service',
    title: { en: 'Flight delayed', 'zh-cn': '航班延误' },
    text: {
      en: 'The flight is ninety minutes late, and the pick-up follows it.',
      'zh-cn': '航班延误九十分钟，接机时间随之调整。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const id = await bookConfirmedTransfer(stage)
      stage.supplier('flight', id, { what: 'delayed', minutes: 90 })
      return { path: orderPath(stage, id) }
    },
  },
  extras_reported: {
    group: 'service',
    title: { en: 'Extra charges to accept', 'zh-cn': '附加费用待确认' },
    text: {
      en: 'The car was used for two hours longer; completing the order means agreeing to that.',
      'zh-cn': '用车超时两小时；完成订单即表示同意附加费用。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const { booking_id } = await bookCar(stage.as('goldenland'))
      await pay(stage, 'goldenland', booking_id)
      stage.supplier('confirm', booking_id)
      stage.advanceTo(stage.order(booking_id).service_start)
      const { version } = stage.order(booking_id)
      await stage.as('goldenland').mustSucceed('confirmOrderCheckIn', { body: { id: booking_id, version } })
      stage.advanceTo(stage.order(booking_id).service_end)
      stage.supplier('report_extras', booking_id, { overtime_hours: 2 })
      return { path: orderPath(stage, booking_id) }
    },
  },
  quote_chosen: {
    group: 'service',
    title: { en: 'Customer has chosen', 'zh-cn': '客户已选定' },
    text: {
      en: 'A quote was sent, and the customer has chosen an option; it can be booked.',
      'zh-cn': '报价已发送，客户已选定方案，可以预订。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const me = stage.as('goldenland')
      const { rate_key } = await findRate(me)
      const { quote } = await me.mustSucceed('saveQuote', {
        body: {
          title: 'Two nights in Yangon',
          customer: { name: 'Li Na', contact: 'li.na@example.com' },
          expire_time: Math.floor(stage.world.clock.now() / 1000) + 3 * 86_400,
          show: { price: true, policy: true },
          options: [{ rate_key, sell_price: { amount: '2000.00', currency: 'CNY' } }],
        },
      })
      const sent = await me.mustSucceed('publishQuote', { body: { id: quote.id, action: 'send' } })
      const { id: option_id } = first(sent.quote.options, 'option')
      const token = (sent.public_url ?? '').slice('/quote/'.length)
      await stage.as(null).mustSucceed('chooseQuoteOption', {
        body: {
          token,
          version: sent.quote.version,
          option_ids: [option_id],
          message: 'The quieter room, please',
        },
      })
      return { path: `/user/quote/detail/${quote.id}` }
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>
