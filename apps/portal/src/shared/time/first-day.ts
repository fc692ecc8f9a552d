import { siteStore, useSite } from '@portal/auth'
import { today, useToday } from './server-clock.ts'

/** IANA zone of the place that is searched or booked; null or undefined until one is chosen. */
export type PlaceZone = string | null | undefined

/** The zone in which a day begins last, for a backend that does not name those of its places. */
const anywhere = ['Etc/GMT+12'] as const

/** Of these zones, the one where it is earliest: a day that some place still has is not hidden. */
const earliestOf = (zones: readonly string[] | undefined): string => {
  const [first, ...others] = zones?.length ? zones : anywhere
  return others.reduce((found, zone) => (today(zone) < today(found) ? zone : found), first ?? anywhere[0])
}

/**
 * The first day on which a service can begin: today at its place, for a reader anywhere. Without a place, the earliest
 * today among the places for sale. `YYYY-MM-DD`, by the server's clock.
 */
export const firstDay = (tz: PlaceZone): string => today(tz ?? earliestOf(siteStore.getState().service_zones))

/** As `firstDay`; null in a prerendered page. */
export function useFirstDay(tz: PlaceZone): string | null {
  const zones = useSite(({ service_zones }) => service_zones)
  return useToday(tz ?? earliestOf(zones))
}
