import type { Schemas } from '@portal/api-client'
import { replaceEqualDeep } from '@tanstack/react-query'

type Offer = Schemas['HotelOffer']

/** A list whose rows keep their place while sources answer one after the other. */
interface SteadyList {
  readonly list: readonly Offer[]
  /** Hotels that would stand on this page and are not shown yet. */
  readonly newer: number
}

/**
 * What stays on the screen when newer results arrive: every hotel that is shown keeps its place, with its latest offer,
 * also when others have pushed it to a later page. What is new fills the page up; the rest waits until it is asked for.
 */
export function steadyRows(shown: readonly Offer[], latest: readonly Offer[]): SteadyList {
  const latestOf = new Map(latest.map((offer) => [offer.id, offer]))
  // An offer that says the same stays the same object, and its row is not drawn again.
  const kept = shown.map((offer) => replaceEqualDeep(offer, latestOf.get(offer.id) ?? offer))
  const known = new Set(shown.map(({ id }) => id))
  const fresh = latest.filter(({ id }) => !known.has(id))
  const room = Math.max(0, latest.length - kept.length)
  const list = [...kept, ...fresh.slice(0, room)]
  return { list, newer: Math.max(0, fresh.length - room) }
}

/** Whether both lists show the same offers in the same order. */
export const sameRows = (one: readonly Offer[], other: readonly Offer[]): boolean =>
  one.length === other.length && one.every((offer, index) => offer === other[index])
