import type { Minor } from '../money/money.ts'
import type { LocalText } from '../text/local-text.ts'

export interface PriceLineRecord {
  readonly code: string
  readonly name: LocalText
  readonly quantity: number
  readonly unit_price: Minor
  readonly money: Minor
  /** The same in settlement prices, where lines are priced one by one: rides. */
  readonly net?: Minor
}
