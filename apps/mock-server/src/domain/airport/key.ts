import type { Minor } from '../money/money.ts'
import { keyExpiry, salesEnd } from '../order/pay-time.ts'
import { type MarkupAt, recommended } from '../ride/markup.ts'
import { openKey, rideKeyLife } from '../transport/key.ts'
import type { TransferSource } from './airport.ts'
import { type OfferKeyParts, type PricedTransfer, priceTransfer, type TransferKeyParts } from './offer.ts'

const over = (issued: number, pick_up: number, now: number) =>
  now >= keyExpiry(issued, rideKeyLife, pick_up) * 1000

type OfferReading =
  | { readonly state: 'unknown' | 'expired' }
  | {
      readonly state: 'open'
      readonly request: OfferKeyParts['request']
      readonly vehicle_class: OfferKeyParts['vehicle_class']
    }

export function readOfferKey(source: TransferSource, key: string, now: number): OfferReading {
  const parts = openKey(source, 'offer', key) as OfferKeyParts | null
  if (!parts) return { state: 'unknown' }
  const { request, vehicle_class, issued } = parts
  return over(issued, request.pick_up, now) ? { state: 'expired' } : { state: 'open', request, vehicle_class }
}

type TransferReading =
  | { readonly state: 'unknown' | 'expired' }
  | { readonly state: 'open'; readonly transfer: PricedTransfer; readonly quoted_total: Minor }

/** Reads a quote key and prices it again: what was quoted, and what it costs now. */
export function transferFromKey(
  source: TransferSource,
  key: string,
  now: number,
  markupAt: MarkupAt = recommended,
): TransferReading {
  const parts = openKey(source, 'transfer', key) as TransferKeyParts | null
  if (!parts) return { state: 'unknown' }
  const { request, choice, issued, total } = parts
  if (over(issued, request.pick_up, now)) return { state: 'expired' }
  const transfer = priceTransfer(source, request, choice, now, markupAt)
  return transfer ? { state: 'open', transfer, quoted_total: total } : { state: 'unknown' }
}

/** What a key names at today's price, however old it is; null when the pick-up is too soon to pay for it, or for no key of this world. */
export function transferAgain(
  source: TransferSource,
  key: string,
  now: number,
  markupAt: MarkupAt = recommended,
): PricedTransfer | null {
  const named = transferNamedBy(source, key)
  if (!named || now >= salesEnd(named.request.pick_up)) return null
  return priceTransfer(source, named.request, named.choice, now, markupAt)
}

/** The ride that a key names, with its options; null for a key of another world. */
export const transferNamedBy = (
  source: TransferSource,
  key: string,
): Pick<TransferKeyParts, 'request' | 'choice'> | null =>
  openKey(source, 'transfer', key) as TransferKeyParts | null
