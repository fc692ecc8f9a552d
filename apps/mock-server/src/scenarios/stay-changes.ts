import { addDays } from '../domain/time/dates.ts'
import { instantOf } from '../domain/time/zones.ts'
import { bookConfirmedStay, daysAhead, orderPath, stayOf } from './bookings.ts'
import type { Scenario } from './scenario.ts'
import { ScenarioBlocked, type Stage } from './stage.ts'

const hour = 3_600_000

/** Asks for one night more of a stay whose fee has begun, pending at the hotel; returns the order number. */
async function requestLongerStay(stage: Stage): Promise<string> {
  const id = await bookConfirmedStay(stage)
  stage.advanceTo(instantOf(stage.date(daysAhead - 1), '20:00', stage.order(id).tz))
  const me = stage.as('goldenland')
  const { order } = await me.mustSucceed('getOrder', { query: { id } })
  if (order.order_type !== 'hotel') throw new ScenarioBlocked(`${id} is no stay.`)
  const { version } = order
  const stay = { ...stayOf(order), check_out: addDays(order.check_out_date, 1) }
  const { quote } = await me.mustSucceed('quoteOrderChange', { body: { id, version, change: { stay } } })
  if (!quote) throw new ScenarioBlocked('The hotel has no room for one night more.')
  await me.mustSucceed('changeOrder', { body: { id, version, quote_id: quote.quote_id, accept_terms: true } })
  stage.supplier('silent', id)
  return id
}

/** Changes of a confirmed stay that the hotel must agree to. */
export const stayChangeScenarios = {
  longer_stay_requested: {
    group: 'service',
    title: { en: 'One night more, asked', 'zh-cn': '续住待酒店答复' },
    text: {
      en: 'The hotel is asked for another night. Accept or refuse it in the panel, or withdraw it.',
      'zh-cn': '已向酒店申请续住一晚；可在面板中同意或拒绝，也可撤回。',
    },
    persona: 'goldenland',
    prepare: async (stage) => ({ path: orderPath(stage, await requestLongerStay(stage)) }),
  },
  longer_stay_refused: {
    group: 'service',
    title: { en: 'One night more, refused', 'zh-cn': '续住被拒' },
    text: {
      en: 'The hotel has no room for another night; the booking is as it was.',
      'zh-cn': '酒店无法续住，订单保持不变。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const id = await requestLongerStay(stage)
      stage.supplier('amend_nack', id)
      return { path: orderPath(stage, id) }
    },
  },
  longer_stay_unanswered: {
    group: 'service',
    title: { en: 'One night more, never answered', 'zh-cn': '续住无答复' },
    text: {
      en: 'The hotel did not answer within two hours; the request has ended.',
      'zh-cn': '酒店两小时内未答复，续住申请已失效。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const id = await requestLongerStay(stage)
      stage.advance(2 * hour)
      return { path: orderPath(stage, id) }
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>
