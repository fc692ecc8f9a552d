import type { Schemas } from '@portal/api-client/contract'

/** Whole CNY for one piece: a seat for the whole hire, a night of the driver. An extra hour costs what overtime does. */
export const extraPrices: Record<Exclude<Schemas['CarExtraCode'], 'extra_hour'>, number> = {
  child_seat: 40,
  driver_overnight: 120,
}
