import type { Schemas } from '@portal/api-client/contract'
import { bookCar, bookTransfer, daysAhead, orderPath, pay } from './bookings.ts'
import { rentalOf, transferOf } from './ride-changes.ts'
import type { Scenario } from './scenario.ts'
import { ScenarioBlocked, type Stage } from './stage.ts'

const hour = 3_600_000

type Ride = Schemas['CarOrder'] | Schemas['AirportOrder']

async function payAndConfirm(stage: Stage, { booking_id }: Pick<Ride, 'booking_id'>): Promise<string> {
  await pay(stage, 'goldenland', booking_id)
  stage.supplier('confirm', booking_id)
  return booking_id
}

/** Makes a change of a confirmed ride, at once or on request. */
async function changeRide(
  stage: Stage,
  id: string,
  changeOf: (ride: Ride) => Schemas['BookingChange'],
): Promise<void> {
  const me = stage.as('goldenland')
  const { order } = await me.mustSucceed('getOrder', { query: { id } })
  if (order.order_type === 'hotel') throw new ScenarioBlocked(`${id} is no ride.`)
  const { version } = order
  const { quote } = await me.mustSucceed('quoteOrderChange', {
    body: { id, version, change: changeOf(order) },
  })
  if (!quote) throw new ScenarioBlocked(`${id} cannot be changed like this.`)
  await me.mustSucceed('changeOrder', { body: { id, version, quote_id: quote.quote_id, accept_terms: true } })
}

/** Asks for a van in place of a sedan when cancelling costs a fee already; returns the order number. */
async function requestVan(stage: Stage): Promise<string> {
  const me = stage.as('goldenland')
  const id = await payAndConfirm(stage, await bookTransfer(me))
  stage.advanceTo(Date.parse(`${stage.date(daysAhead)}T06:00:00+06:30`))
  await changeRide(stage, id, (ride) => {
    if (ride.order_type !== 'airport') throw new ScenarioBlocked(`${id} is no transfer.`)
    return { transfer: transferOf(ride, { vehicle_class: 'van' }) }
  })
  stage.supplier('silent', id)
  return id
}

/** Changes of confirmed rides: made at once, and in each state of a request. */
export const rideChangeScenarios = {
  car_changed: {
    group: 'service',
    title: { en: 'A car for a day more', 'zh-cn': '租车延长一天' },
    text: {
      en: 'A rental of one day was changed to two, and the difference was charged. See history and voucher.',
      'zh-cn': '一天的用车已改为两天并扣除差额；可查看订单动态和凭证。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const id = await payAndConfirm(stage, await bookCar(stage.as('goldenland')))
      await changeRide(stage, id, (ride) => {
        if (ride.order_type !== 'car') throw new ScenarioBlocked(`${id} is no rental.`)
        return { rental: rentalOf(ride, { days_or_hours: 2 }) }
      })
      return { path: orderPath(stage, id) }
    },
  },
  transfer_change_requested: {
    group: 'service',
    title: { en: 'A larger vehicle, asked', 'zh-cn': '换车待车队答复' },
    text: {
      en: 'The fleet is asked for a van. Accept or refuse it in the panel, or withdraw it.',
      'zh-cn': '已向车队申请换为面包车；可在面板中同意或拒绝，也可撤回。',
    },
    persona: 'goldenland',
    prepare: async (stage) => ({ path: orderPath(stage, await requestVan(stage)) }),
  },
  transfer_change_refused: {
    group: 'service',
    title: { en: 'A larger vehicle, refused', 'zh-cn': '换车被拒' },
    text: {
      en: 'The fleet has no van; the transfer is as it was.',
      'zh-cn': '车队没有面包车，订单保持不变。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const id = await requestVan(stage)
      stage.supplier('amend_nack', id)
      return { path: orderPath(stage, id) }
    },
  },
  transfer_change_agreed: {
    group: 'service',
    title: { en: 'A larger vehicle, agreed', 'zh-cn': '换车已同意' },
    text: {
      en: 'The fleet sends a van. The fee of the terms is part of the new total.',
      'zh-cn': '车队同意派面包车，按条款收取的费用已计入新总价。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const id = await requestVan(stage)
      stage.supplier('amend_ack', id)
      return { path: orderPath(stage, id) }
    },
  },
  transfer_change_unanswered: {
    group: 'service',
    title: { en: 'A larger vehicle, never answered', 'zh-cn': '换车无答复' },
    text: {
      en: 'The fleet did not answer in time; the request has ended.',
      'zh-cn': '车队未按时答复，换车申请已失效。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const id = await requestVan(stage)
      stage.advance(2 * hour)
      return { path: orderPath(stage, id) }
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>
