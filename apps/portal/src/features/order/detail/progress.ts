import type { Schemas } from '@portal/api-client'

type Status = Schemas['OrderStatus']
type Placed = Pick<Schemas['Order'], 'order_status' | 'booking_time' | 'pay_time' | 'timeline'> &
  Partial<Pick<Schemas['Order'], 'pay_by'>>

const stepNames = ['booked', 'paid', 'confirmed', 'service', 'completed'] as const

type StepName = (typeof stepNames)[number]

export interface Step {
  /** `end` is where an order that leaves the usual path stops. */
  name: StepName | 'end'
  /** `now` is the current step. */
  state: 'done' | 'now' | 'ahead' | 'stopped'
  /** Epoch s; null if it has not happened or its time is unknown. */
  at: number | null
}

/** The step that each status waits for; none after the last. */
const waitsFor: Readonly<Record<Status, StepName | 'nothing' | 'end'>> = {
  pending_payment: 'paid',
  pending_confirm: 'confirmed',
  manual_review: 'confirmed',
  awaiting_acceptance: 'confirmed',
  confirmed: 'service',
  in_service: 'service',
  completed: 'nothing',
  cancelling: 'end',
  cancelled: 'end',
  rejected: 'end',
  expired: 'end',
  no_show: 'end',
}

/** An order's progress: the usual path, or the part it took and how it ended. */
export function progressOf(order: Placed): Step[] {
  const { order_status: status } = order
  const next = waitsFor[status]
  if (next === 'end') {
    const done = stepNames
      .map((name): Step => ({ name, state: 'done', at: timeOf(order, name) }))
      .filter(({ at }) => at !== null)
    const state = status === 'cancelling' ? 'now' : 'stopped'
    return [...done, { name: 'end', state, at: firstTo(order, status) }]
  }
  const place = next === 'nothing' ? stepNames.length : stepNames.indexOf(next)
  return stepNames.map((name, at) => ({
    name,
    // What is paid later is not paid although the order is confirmed.
    ...(name === 'paid' && order.pay_by
      ? { state: 'ahead', at: null }
      : {
          state: at < place ? 'done' : at === place ? 'now' : 'ahead',
          at: at <= place ? timeOf(order, name) : null,
        }),
  }))
}

const firstTo = ({ timeline }: Placed, status: Status): number | null =>
  timeline.find(({ to }) => to === status)?.time ?? null

function timeOf(order: Placed, name: StepName): number | null {
  switch (name) {
    case 'booked':
      return order.booking_time
    case 'paid':
      return order.pay_time
    case 'confirmed':
      return firstTo(order, 'confirmed')
    case 'service':
      return firstTo(order, 'in_service')
    case 'completed':
      return firstTo(order, 'completed')
  }
}
