import type { Schemas } from '@portal/api-client/contract'
import { toMoney } from '../../domain/money/money.ts'
import type { OrderRecord } from '../../domain/order/order.ts'
import { hotelCodeOf, roomsOf, serviceDates } from '../../domain/order/service.ts'
import { productOf } from '../../domain/products.ts'
import type { Service } from '../../domain/service.ts'
import { toLocal, toUtc } from '../../domain/time/zones.ts'
import type { LocalText } from '../../texts/language.ts'
import { shownTo, textOf } from '../present.ts'
import { answersOf } from '../products.ts'
import { presentTripLink } from '../trip/trip-repository.ts'
import { say, type Viewer } from '../viewer.ts'
import { presentAmendment, presentAskedChange } from './change/present-change.ts'
import { guestsText } from './order-line.ts'
import { factsOf, nextDeadline } from './order-list.ts'
import {
  presentActions,
  presentBase,
  presentNeeds,
  presentOperator,
  presentStatuses,
} from './present-order-base.ts'
import { presentSaving, savingOf } from './replacement/saving.ts'

export function presentOrder(order: OrderRecord, viewer: Viewer): Schemas['Order'] {
  return answersOf(order).presentOrder(
    order,
    presentBase(order, viewer, presentAmendment(order, viewer), presentAskedChange(order, viewer)),
    viewer,
  )
}

export function presentSummary(order: OrderRecord, viewer: Viewer): Schemas['OrderSummary'] {
  const { first, last } = serviceDates(order)
  const { again } = answersOf(order)
  const saving = savingOf(order, again && (() => again(order, viewer)), viewer)
  return {
    ...presentStatuses(order, viewer),
    booking_id: order.id,
    order_type: order.order_type,
    order_type_text: textOf('OrderType', order.order_type, viewer),
    ...answersOf(order).presentBought(order, viewer),
    guests_text: guestsText(order),
    hotel_confirmation_code: hotelCodeOf(order),
    check_in_date: first,
    check_out_date: last,
    number_of_rooms: roomsOf(order).length,
    room_nights: factsOf(order).roomNights,
    total_price: toMoney(order.total_price, order.currency),
    total_settlement_price: shownTo(viewer, toMoney(order.total_settlement_price, order.currency)),
    booking_time: order.booking_time,
    next_deadline: presentDeadline(order, viewer),
    ...presentNeeds(order, viewer),
    ...(saving && { saving: presentSaving(order, saving, viewer) }),
    operator: presentOperator(order.operator),
    allocation: { ...order.allocation },
    trip: presentTripLink(order, viewer),
    tags: [...order.tags],
    actions: presentActions(order, viewer),
    version: order.version,
  }
}

/** The name of a service's start where it is not a check-in. */
const beginnings: Readonly<Record<Service, LocalText | null>> = {
  stay: null,
  ride: { en: 'Ride begins', 'zh-cn': '用车开始' },
}

export function presentDeadline(order: OrderRecord, viewer: Viewer): Schemas['OrderDeadline'] | null {
  const deadline = nextDeadline(order, viewer.now)
  if (!deadline) return null
  const beginning = beginnings[productOf(order).service]
  return {
    kind: deadline.kind,
    kind_text:
      beginning && deadline.kind === 'check_in'
        ? say(beginning, viewer)
        : textOf('OrderDeadlineKind', deadline.kind, viewer),
    at_utc: toUtc(deadline.at),
    at_local: toLocal(deadline.at, order.tz),
    tz: order.tz,
  }
}
