import { toMoney } from '../domain/money/money.ts'
import { addDays } from '../domain/time/dates.ts'
import { bookConfirmedStay, orderPath, stayOf } from './bookings.ts'
import { saveRights } from './people.ts'
import type { Scenario } from './scenario.ts'
import { ScenarioBlocked, type Stage } from './stage.ts'

/** A confirmed stay whose member needs an approval for everything dearer; returns the order number. */
async function bookedUpToThreshold(stage: Stage): Promise<string> {
  const id = await bookConfirmedStay(stage, 'golden_booker')
  const { total_settlement_price, currency } = stage.order(id)
  await saveRights(stage, 'golden_booker', { approval_over: toMoney(total_settlement_price, currency) })
  return id
}

/** Asks for approval of one night more; returns order and request. */
async function askForNight(stage: Stage): Promise<{ id: string; approval_id: string }> {
  const id = await bookedUpToThreshold(stage)
  const booker = stage.as('golden_booker')
  const { order } = await booker.mustSucceed('getOrder', { query: { id } })
  if (order.order_type !== 'hotel') throw new ScenarioBlocked(`${id} is no stay.`)
  const { version } = order
  const stay = { ...stayOf(order), check_out: addDays(order.check_out_date, 1) }
  const { quote } = await booker.mustSucceed('quoteOrderChange', { body: { id, version, change: { stay } } })
  if (!quote) throw new ScenarioBlocked('The hotel has no room for one night more.')
  const { quote_id } = quote
  const { approval } = await booker.mustSucceed('requestApproval', {
    body: { order_id: id, quote_id, note: 'The guests stay longer' },
  })
  return { id, approval_id: approval.id }
}

/** A change that a member may not pay alone, in each state of its approval. */
export const changeApprovalScenarios = {
  change_needs_approval: {
    group: 'people',
    title: { en: 'A change needs an approval', 'zh-cn': '变更需审批' },
    text: {
      en: 'Whatever makes this stay dearer needs an approval. Change its dates to ask for one.',
      'zh-cn': '任何使本订单涨价的变更都需审批；更改日期即可申请。',
    },
    persona: 'golden_booker',
    prepare: async (stage) => ({ path: orderPath(stage, await bookedUpToThreshold(stage)) }),
  },
  change_approval_requested: {
    group: 'people',
    title: { en: 'A change waits for approval', 'zh-cn': '变更待审批' },
    text: {
      en: 'A colleague asks for one night more. Approve or refuse it; both sides are shown.',
      'zh-cn': '同事申请续住一晚；审批时会显示变更前后的内容。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      await askForNight(stage)
      return { path: '/user/approval/list' }
    },
  },
  change_approved: {
    group: 'people',
    title: { en: 'An approved change', 'zh-cn': '变更已获批' },
    text: {
      en: 'One night more is approved. Make it within two hours.',
      'zh-cn': '续住一晚已获批准，请在两小时内办理。',
    },
    persona: 'golden_booker',
    prepare: async (stage) => {
      const { id, approval_id } = await askForNight(stage)
      const { version } = stage.order(id)
      await stage.as('goldenland').mustSucceed('decideApproval', {
        body: { id: approval_id, version, decision: 'approve', note: '' },
      })
      return { path: orderPath(stage, id) }
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>
