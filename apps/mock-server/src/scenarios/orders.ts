import { labels } from '@portal/api-client/contract'
import type { OrderRecord, OrderStatus, OrderType } from '../domain/order/order.ts'
import { orderTypes, productOf } from '../domain/products.ts'
import { bookOnRequest, cancel, orderPath, pay } from './bookings.ts'
import type { BothLanguages, Scenario } from './scenario.ts'
import type { Stage } from './stage.ts'

const booker = 'goldenland'

/** One order, and the steps by which its booker and its supplier move it from status to status. */
class OrderJourney {
  readonly stage: Stage
  readonly id: string

  constructor(stage: Stage, id: string) {
    this.stage = stage
    this.id = id
  }

  static async begin(stage: Stage, product: OrderType): Promise<OrderJourney> {
    const { booking_id } = await bookOnRequest[product](stage.as(booker))
    return new OrderJourney(stage, booking_id)
  }

  get order(): OrderRecord {
    return this.stage.order(this.id)
  }

  pay(): Promise<void> {
    return pay(this.stage, booker, this.id)
  }

  async confirm(): Promise<void> {
    await this.pay()
    this.stage.supplier('confirm', this.id)
  }

  cancel(): Promise<void> {
    return cancel(this.stage, booker, this.id)
  }

  async arrive(): Promise<void> {
    await this.confirm()
    const { order } = this
    this.stage.advanceTo(productOf(order).arrivesFrom(order))
    await this.#report('confirmOrderCheckIn')
  }

  async leave(): Promise<void> {
    await this.arrive()
    const { order } = this
    this.stage.advanceTo(productOf(order).leavesFrom(order))
    await this.#report('completeOrder')
  }

  /** The guests do not arrive before the supplier may report a no-show. */
  async miss(): Promise<void> {
    await this.confirm()
    const { order } = this
    this.stage.advanceTo(productOf(order).missedFrom(order))
    this.stage.supplier('no_show', this.id)
  }

  async #report(operation: 'confirmOrderCheckIn' | 'completeOrder'): Promise<void> {
    const { id, version } = this.order
    await this.stage.as(booker).mustSucceed(operation, { body: { id, version } })
  }
}

interface StatusScenario {
  readonly text: BothLanguages
  readonly reach: (journey: OrderJourney) => Promise<void>
}

/** How an order of any product reaches each status. */
const statuses: { readonly [Status in OrderStatus]: StatusScenario } = {
  pending_payment: {
    text: {
      en: 'Booked and not paid; the time to pay runs. Pay it, cancel it, or move the clock to the deadline.',
      'zh-cn': '已预订、未付款，付款倒计时进行中。可付款、取消，或把时钟拨到截止时间。',
    },
    reach: async () => {},
  },
  pending_confirm: {
    text: {
      en: 'Paid; the supplier has been asked and answers within twenty minutes. Choose its answer in the panel.',
      'zh-cn': '已付款，正在等待供应商答复，二十分钟内会有结果。可在面板中指定供应商的答复。',
    },
    reach: (journey) => journey.pay(),
  },
  awaiting_acceptance: {
    text: {
      en: 'The supplier offers something else. Accept or decline it before the offer ends.',
      'zh-cn': '供应商提出了变更方案，请在截止前接受或拒绝。',
    },
    reach: async (journey) => {
      await journey.pay()
      journey.stage.supplier('change', journey.id)
    },
  },
  confirmed: {
    text: {
      en: 'The supplier has confirmed; voucher, change and cancellation are open.',
      'zh-cn': '供应商已确认，可查看凭证、申请变更或取消。',
    },
    reach: (journey) => journey.confirm(),
  },
  in_service: {
    text: {
      en: 'The guests have arrived, or the car is under way.',
      'zh-cn': '客人已入住，或车辆正在服务中。',
    },
    reach: (journey) => journey.arrive(),
  },
  completed: {
    text: {
      en: 'The service is over: it can be invoiced and booked again; a refund needs the goodwill of the supplier.',
      'zh-cn': '服务已结束，可开票或再次预订；退款须供应商同意免除费用。',
    },
    reach: (journey) => journey.leave(),
  },
  cancelling: {
    text: {
      en: 'Cancelled by the member; the supplier has not agreed yet.',
      'zh-cn': '会员已申请取消，供应商尚未同意。',
    },
    reach: async (journey) => {
      await journey.confirm()
      await journey.cancel()
    },
  },
  cancelled: {
    text: {
      en: 'The supplier has agreed to the cancellation; money came back as far as the terms say.',
      'zh-cn': '供应商已同意取消，款项按取消政策退回。',
    },
    reach: async (journey) => {
      await journey.confirm()
      await journey.cancel()
      journey.stage.supplier('cancel_ack', journey.id)
    },
  },
  rejected: {
    text: {
      en: 'The supplier has rejected it, and the amount held has been released.',
      'zh-cn': '供应商已拒绝，冻结的款项已解冻。',
    },
    reach: async (journey) => {
      await journey.pay()
      journey.stage.supplier('reject', journey.id)
    },
  },
  expired: {
    text: {
      en: 'Nobody paid in time.',
      'zh-cn': '超时未付款，订单已失效。',
    },
    reach: async (journey) => {
      journey.stage.advanceTo((journey.order.pay_expire_time ?? 0) * 1000)
    },
  },
  no_show: {
    text: {
      en: 'Nobody came; what the terms keep has been charged.',
      'zh-cn': '客人未到，已按政策收取费用。',
    },
    reach: (journey) => journey.miss(),
  },
  manual_review: {
    text: {
      en: 'The supplier has said nothing for too long; staff look at the order.',
      'zh-cn': '供应商长时间未答复，订单转人工处理。',
    },
    reach: async (journey) => {
      await journey.pay()
      journey.stage.supplier('silent', journey.id)
      journey.stage.advance(121 * 60_000)
    },
  },
}

type OrderScenarioKey = `${OrderType}_${OrderStatus}`

const scenarioOf = (product: OrderType, status: OrderStatus): Scenario => ({
  group: 'order',
  title: {
    en: `${labels.OrderType.en[product]}: ${labels.OrderStatus.en[status]}`,
    'zh-cn': `${labels.OrderType['zh-cn'][product]}：${labels.OrderStatus['zh-cn'][status]}`,
  },
  text: statuses[status].text,
  persona: booker,
  prepare: async (stage) => {
    const journey = await OrderJourney.begin(stage, product)
    await statuses[status].reach(journey)
    return { path: orderPath(stage, journey.id) }
  },
})

/** Every product in every status. */
export const orderScenarios = Object.fromEntries(
  orderTypes.flatMap((product) =>
    (Object.keys(statuses) as OrderStatus[]).map(
      (status) => [`${product}_${status}`, scenarioOf(product, status)] as const,
    ),
  ),
) as { readonly [Key in OrderScenarioKey]: Scenario }
