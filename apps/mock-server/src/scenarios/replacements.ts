import { bookConfirmedStay, bookStay, orderPath } from './bookings.ts'
import type { Scenario } from './scenario.ts'
import { ScenarioBlocked, type Stage } from './stage.ts'

/** A confirmed stay that costs 15 percent of the base price less now; returns the order number. */
async function cheaperStay(stage: Stage): Promise<string> {
  const id = await bookConfirmedStay(stage)
  stage.supplier('price', id, { percent: -15 })
  return id
}

/** Books the same stay again; the answers of the hotel follow. Returns the numbers of both orders. */
async function bookedAgain(stage: Stage): Promise<{ first: string; second: string }> {
  const first = await cheaperStay(stage)
  const me = stage.as('goldenland')
  const { order } = await me.mustSucceed('getOrder', { query: { id: first } })
  if (order.order_type !== 'hotel' || !order.saving) throw new ScenarioBlocked(`${first} is not cheaper now.`)
  const { version, saving } = order
  const body = { id: first, version, accepted_total: saving.total_price, client_ref: stage.ref() }
  const again = await me.mustSucceed('replaceOrder', { body })
  return { first, second: again.order.booking_id }
}

/** A stay that is confirmed and still to be paid; returns the order number. */
async function owedStay(stage: Stage): Promise<string> {
  const me = stage.as('jadecredit')
  const { booking_id: id, version } = await bookStay(me, { days: 20 })
  await me.mustSucceed('payOrderLater', { body: { id, version, client_ref: stage.ref() } })
  stage.supplier('confirm', id)
  return id
}

/** Bookings that are paid later. */
export const payLaterScenarios = {
  paid_later: {
    group: 'money',
    title: { en: 'To be paid later', 'zh-cn': '延后支付' },
    text: {
      en: 'The booking is confirmed and held on the credit line. Pay it, or let the time pass.',
      'zh-cn': '订单已确认并占用授信额度；可支付，也可等待到期。',
    },
    persona: 'jadecredit',
    prepare: async (stage) => ({ path: orderPath(stage, await owedStay(stage)) }),
  },
  paid_too_late: {
    group: 'money',
    title: { en: 'Not paid in time', 'zh-cn': '到期未支付' },
    text: {
      en: 'The booking was not paid in time and was released free of charge.',
      'zh-cn': '订单到期未支付，已免费释放。',
    },
    persona: 'jadecredit',
    prepare: async (stage) => {
      const id = await owedStay(stage)
      stage.advanceTo((stage.order(id).pay_by ?? 0) * 1000)
      return { path: orderPath(stage, id) }
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>

/** The same stay at a lower price. */
export const replacementScenarios = {
  price_fell: {
    group: 'service',
    title: { en: 'Cheaper now', 'zh-cn': '房价下调' },
    text: {
      en: 'The same stay costs less now, and the booking is free to cancel. Book it again on its page.',
      'zh-cn': '同一住宿现价更低，且订单仍可免费取消；可在订单页重新预订。',
    },
    persona: 'goldenland',
    prepare: async (stage) => ({ path: orderPath(stage, await cheaperStay(stage)) }),
  },
  replacement_waits: {
    group: 'service',
    title: { en: 'Cheaper booking, not confirmed yet', 'zh-cn': '低价订单待确认' },
    text: {
      en: 'The cheaper booking waits for the hotel; the first one stays until then. Confirm or reject it in the panel.',
      'zh-cn': '低价订单等待酒店确认，原订单在此之前保留；可在面板中确认或拒绝。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const { first, second } = await bookedAgain(stage)
      stage.supplier('silent', second)
      return { path: orderPath(stage, first) }
    },
  },
  replacement_made: {
    group: 'service',
    title: { en: 'Replaced by the cheaper booking', 'zh-cn': '已由低价订单取代' },
    text: {
      en: 'The cheaper booking is confirmed, and the first one was cancelled free of charge.',
      'zh-cn': '低价订单已确认，原订单已免费取消。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const { first, second } = await bookedAgain(stage)
      stage.supplier('confirm', second)
      return { path: orderPath(stage, first) }
    },
  },
  replacement_failed: {
    group: 'service',
    title: { en: 'Cheaper booking rejected', 'zh-cn': '低价订单被拒' },
    text: {
      en: 'The hotel rejected the cheaper booking; the first one is as it was.',
      'zh-cn': '酒店拒绝了低价订单，原订单保持不变。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const { first, second } = await bookedAgain(stage)
      stage.supplier('reject', second)
      return { path: orderPath(stage, first) }
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>
