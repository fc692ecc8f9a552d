import { formatTime } from '@portal/i18n'
import { useSyncExternalStore } from 'react'

/** The server's clock from its responses; the device's clock may be wrong by a day. */
let ahead = 0

/** Takes the time of a response. */
export function setServerTime(epochSeconds: number): void {
  const difference = epochSeconds * 1000 - Date.now()
  // Ignores small differences, which come from latency.
  ahead = Math.abs(difference) < 2000 ? 0 : difference
}

/** Now, in epoch ms, by the server's clock. */
export const serverNow = (): number => Date.now() + ahead

/** Today's date by the server's clock, `YYYY-MM-DD`, on the calendar of an IANA zone. */
export const today = (tz: string): string => formatTime(serverNow(), 'yyyy-mm-dd', tz)

const never = () => () => {}

/** Today by the server's clock, `YYYY-MM-DD`, on the calendar of an IANA zone; null in a prerendered page. */
export const useToday = (tz: string): string | null =>
  useSyncExternalStore(
    never,
    () => today(tz),
    () => null,
  )

/** Local time of `2026-12-09T12:00:00+06:30`: `2026-12-09 12:00`. */
export const wallClock = (local: string): string => local.slice(0, 16).replace('T', ' ')
