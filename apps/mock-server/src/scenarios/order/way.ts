import type { OrderRecord, OrderType } from '../../domain/order/order.ts'
import { productOf } from '../../domain/products.ts'
import { bookOnRequest, cancel, pay } from '../bookings.ts'
import type { BothLanguages } from '../scenario.ts'
import type { Stage } from '../stage.ts'

/** How an order of any product comes into one status, and what is to be seen then. */
export interface StatusScenario {
  readonly text: BothLanguages
  readonly reach: (way: OrderWay) => Promise<void>
}

/** Who books in the scenarios of orders. */
export const booker = 'goldenland'

/** One order on its way through the statuses, by what members and suppliers do. */
export class OrderWay {
  readonly stage: Stage
  readonly id: string

  constructor(stage: Stage, id: string) {
    this.stage = stage
    this.id = id
  }

  /** Booked, nobody has paid. */
  static async begin(stage: Stage, product: OrderType): Promise<OrderWay> {
    const { booking_id } = await bookOnRequest[product](stage.as(booker))
    return new OrderWay(stage, booking_id)
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

  /** The day has come, and the guests are there. */
  async arrive(): Promise<void> {
    await this.confirm()
    const { order } = this
    this.stage.until(productOf(order).arrivesFrom(order))
    await this.#say('confirmOrderCheckIn')
  }

  async leave(): Promise<void> {
    await this.arrive()
    const { order } = this
    this.stage.until(productOf(order).leavesFrom(order))
    await this.#say('completeOrder')
  }

  /** Nobody came, for as long as one waits. */
  async miss(): Promise<void> {
    await this.confirm()
    const { order } = this
    this.stage.until(productOf(order).missedFrom(order))
    this.stage.supplier('no_show', this.id)
  }

  async #say(operation: 'confirmOrderCheckIn' | 'completeOrder'): Promise<void> {
    const { id, version } = this.order
    await this.stage.as(booker).done(operation, { body: { id, version } })
  }
}
