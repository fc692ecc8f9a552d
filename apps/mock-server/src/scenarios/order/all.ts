import { labels } from '@portal/api-client/contract'
import type { OrderStatus, OrderType } from '../../domain/order/order.ts'
import { orderTypes } from '../../domain/products.ts'
import { orderPath } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'
import { awaitingAcceptance } from './awaiting-acceptance.ts'
import { cancelled } from './cancelled.ts'
import { cancelling } from './cancelling.ts'
import { completed } from './completed.ts'
import { confirmed } from './confirmed.ts'
import { expired } from './expired.ts'
import { inService } from './in-service.ts'
import { manualReview } from './manual-review.ts'
import { noShow } from './no-show.ts'
import { pendingConfirm } from './pending-confirm.ts'
import { pendingPayment } from './pending-payment.ts'
import { rejected } from './rejected.ts'
import { booker, OrderWay, type StatusScenario } from './way.ts'

/** A status that has no scenario does not compile. */
const statuses: { readonly [Status in OrderStatus]: StatusScenario } = {
  pending_payment: pendingPayment,
  pending_confirm: pendingConfirm,
  awaiting_acceptance: awaitingAcceptance,
  confirmed,
  in_service: inService,
  completed,
  cancelling,
  cancelled,
  rejected,
  expired,
  no_show: noShow,
  manual_review: manualReview,
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
    const way = await OrderWay.begin(stage, product)
    await statuses[status].reach(way)
    return { path: orderPath(stage, way.id) }
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
