import type { Schemas } from '@portal/api-client'
import { replaceEqualDeep } from '@tanstack/react-query'

type Offer = Schemas['HotelOffer']

/** A list whose rows keep their place while sources answer. */
interface SteadyList {
  readonly list: readonly Offer[]
  /** Hotels that belong on this page but are not shown yet. */
  readonly newer: number
}

/**
 * Merges newer results into the visible list: every visible hotel keeps its place with its latest offer, even if it
 * has moved to a later page. New hotels fill the page; the rest waits until it is requested.
 */
export function steadyRows(shown: readonly Offer[], latest: readonly Offer[]): SteadyList {
  const latestOf = new Map(latest.map((offer) => [offer.id, offer]))
  // Unchanged offers keep their identity, so their rows do not re-render.
  const kept = shown.map((offer) => replaceEqualDeep(offer, latestOf.get(offer.id) ?? offer))
  const known = new Set(shown.map(({ id }) => id))
  const fresh = latest.filter(({ id }) => !known.has(id))
  const room = Math.max(0, latest.length - kept.length)
  const list = [...kept, ...fresh.slice(0, room)]
  return { list, newer: Math.max(0, fresh.length - room) }
}

/** Whether both lists hold the same offers in the same order. */
export const sameRows = (one: readonly Offer[], other: readonly Offer[]): boolean =>
  one.length === other.length && one.every((offer, index) => offer === other[index])
