import { labels, type Schemas } from '@portal/api-client/contract'
import type { Language, LocalText } from '../../texts/language.ts'
import { holdsPlace } from '../order/duplicate.ts'
import type { OrderRecord } from '../order/order.ts'
import { titleOf } from '../order/service.ts'
import { clockText } from '../time/zones.ts'
import { fittingChecks } from './fitting.ts'
import { legOf } from './legs.ts'
import { nightChecks } from './nights.ts'
import { inTime, type TripFinding, withoutReplaced } from './trip.ts'

/** A moment at which an order changes by itself or becomes dearer. */
interface TripDeadline {
  readonly order: OrderRecord
  readonly kind: Schemas['OrderDeadlineKind']
  /** Epoch ms. */
  readonly at: number
}

export interface TripFacts {
  readonly orders: readonly OrderRecord[]
  readonly deadlines: readonly TripDeadline[]
  /** Whether these are all orders of the trip; rules that need all of them wait otherwise. */
  readonly whole: boolean
  /** Epoch ms. */
  readonly now: number
}

const dayMs = 86_400_000

/** All that does not fit, problems first and then by time; what lies in the past is left out. */
export function tripChecks(facts: TripFacts, source: Parameters<typeof legOf>[1]): TripFinding[] {
  const orders = inTime(withoutReplaced(facts.orders))
  const legs = orders.flatMap((order) => legOf(order, source) ?? [])
  const found = [
    ...lostOrders(orders),
    ...ordersBeingCancelled(orders),
    ...(facts.whole ? [...nightChecks(legs), ...fittingChecks(legs)] : []),
  ].filter(({ at }) => at === null || at.instant > facts.now)
  const next = nextDeadline(facts)
  const all = next ? [...found, next] : found
  const rank = ({ level, at }: TripFinding) => (level === 'problem' ? 0 : 1e15) + (at?.instant ?? 0)
  return all.toSorted((a, b) => rank(a) - rank(b))
}

/** Orders that were cancelled, refused, not paid in time or not used. */
const lostOrders = (orders: readonly OrderRecord[]): TripFinding[] =>
  orders
    .filter((order) => !holdsPlace(order))
    .map((order) => {
      const title = titleOf(order)
      const status = (language: Language) => labels.OrderStatus[language][order.order_status]
      return ofOrder(order, 'order_lost', 'problem', {
        en: `${title.en} (${order.id}): ${status('en')}. Book it again, or take it out of the trip.`,
        'zh-cn': `${title['zh-cn']}（${order.id}）：${status('zh-cn')}。请重新预订，或移出行程。`,
      })
    })

/** Orders whose supplier has not answered the cancellation yet. */
const ordersBeingCancelled = (orders: readonly OrderRecord[]): TripFinding[] =>
  orders
    .filter(({ order_status }) => order_status === 'cancelling')
    .map((order) => {
      const title = titleOf(order)
      return ofOrder(order, 'order_cancelling', 'hint', {
        en: `${title.en} (${order.id}) is being cancelled. It holds until the supplier agrees.`,
        'zh-cn': `${title['zh-cn']}（${order.id}）正在取消，供应商同意之前仍然有效。`,
      })
    })

const ofOrder = (
  { id, service_start, tz }: OrderRecord,
  kind: TripFinding['kind'],
  level: TripFinding['level'],
  text: LocalText,
): TripFinding => ({
  kind,
  level,
  text,
  orders: [id],
  guests: [],
  at: { instant: service_start, tz },
  part: null,
})

/** Deadlines at which money is lost or a place goes. */
const costly: readonly TripDeadline['kind'][] = ['pay', 'offer', 'extras', 'free_cancel']

/** The first deadline of all; within a day it has to be dealt with, unless only free cancelling ends. */
function nextDeadline({ deadlines, now }: TripFacts): TripFinding | null {
  const [first] = deadlines
    .filter(({ kind, at }) => at > now && costly.includes(kind))
    .toSorted((a, b) => a.at - b.at)
  if (!first) return null
  const { order, kind, at } = first
  const title = titleOf(order)
  const until = clockText(at, order.tz)
  return {
    kind: 'deadline',
    level: kind !== 'free_cancel' && at - now <= dayMs ? 'problem' : 'hint',
    text: {
      en: `${labels.OrderDeadlineKind.en[kind]}: ${title.en}, ${until}.`,
      'zh-cn': `${labels.OrderDeadlineKind['zh-cn'][kind]}：${title['zh-cn']}，${until}。`,
    },
    orders: [order.id],
    guests: [],
    at: { instant: at, tz: order.tz },
    part: null,
  }
}
