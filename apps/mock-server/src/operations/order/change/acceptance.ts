import type { Schemas } from '@portal/api-client/contract'
import { toMoney } from '../../../domain/money/money.ts'
import { act } from '../../../domain/order/act.ts'
import { notAllowed } from '../../../domain/order/guards.ts'
import { isRide, type OrderRecord } from '../../../domain/order/order.ts'
import { attempt, isRefusal } from '../../../domain/refusal.ts'
import { linesNet, linesTotal } from '../../../domain/ride/price.ts'
import { shownTo } from '../../present.ts'
import type { Viewer } from '../../viewer.ts'
import { situationOf } from '../change-order.ts'
import { presentOffer } from '../present-order-base.ts'
import { presentLine } from '../present-terms.ts'

/** The call by which a member accepts what waits on an order: an offer of the supplier, or extra charges of a ride. */
export function acceptingCall(order: OrderRecord): 'confirmOrder' | 'completeOrder' {
  if (order.change_offer) return 'confirmOrder'
  if (isRide(order) && order.extras_due.length > 0) return 'completeOrder'
  throw notAllowed('NOTHING_TO_ACCEPT')
}

const moves = { confirmOrder: 'confirm', completeOrder: 'confirm_complete' } as const

const lacksMoney: ReadonlySet<string> = new Set(['BALANCE_SHORT', 'CREDIT_SHORT', 'CREDIT_OVERDUE'])

/** What accepting comes to; refused where it is not possible now. Whether there is enough money shows when it is done. */
export function previewAcceptance(order: OrderRecord, viewer: Viewer): Schemas['OrderAcceptance'] {
  const move = moves[acceptingCall(order)]
  const situation = situationOf(viewer.world, order, viewer.actor, viewer.now)
  const tried = attempt(() => act(situation, move, { extras_accepted: true }))
  if (isRefusal(tried) && !lacksMoney.has(tried.error_key)) throw tried
  const { currency, change_offer: offer } = order
  const extras = !offer && isRide(order) ? order.extras_due : []
  const [selling, net] = offer
    ? [
        offer.after.total_price - offer.before.total_price,
        offer.after.total_settlement_price - offer.before.total_settlement_price,
      ]
    : [linesTotal(extras), linesNet(extras)]
  return {
    order_version: order.version,
    change_offer: presentOffer(order, viewer),
    extras: extras.map((line) => presentLine(line, currency, viewer)),
    price_diff: toMoney(selling, currency),
    settlement_diff: shownTo(viewer, toMoney(net, currency)),
  }
}
