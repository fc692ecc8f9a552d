import type { MoneyValue } from '@portal/i18n'

/** Today's price of what a customer may be offered, in words for the operator. */
export interface QuotedPrice {
  /** By which the server knows it, for a while. */
  key: string
  /** What it is: room and rate, length of a hire, class of a vehicle. */
  subtitle: string
  /** When and where. */
  stay: string
  total: MoneyValue
  /** Null where net prices are hidden. */
  net: MoneyValue | null
}
