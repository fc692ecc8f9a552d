import type { Itinerary, ItineraryEntry } from '../../documents/itinerary.ts'

/** Epoch ms as `20261208T113000Z`. */
const utc = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** RFC 5545, 3.3.11: what would end a text or a list is escaped. */
const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(/[;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

/** RFC 5545, 3.1: a line has at most 75 octets; the next one goes on after a space. A letter is never cut. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let [out, octets] = ['', 0]
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (octets + size > 75) [out, octets] = [`${out}\r\n `, 1]
    out += letter
    octets += size
  }
  return out
}

/**
 * An itinerary as an iCalendar file (RFC 5545). Times are in UTC, so that every calendar shows them on its own clock;
 * an event keeps its `UID`, so that a later file replaces it. `now` in epoch ms.
 */
export function calendarOf({ trip_id, title, company, entries }: Itinerary, now: number): string {
  const events = entries.flatMap((entry, at) => [
    'BEGIN:VEVENT',
    `UID:${uidOf(entry, entries.slice(0, at))}@${trip_id}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(entry.start)}`,
    // A check-in is a moment, and has no end: the nights would hide everything else of those days.
    ...(isOnlyMoment(entry, entries) ? [] : [`DTEND:${utc(entry.end)}`]),
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped([`${entry.date} ${entry.time} (${entry.offset})`, ...entry.lines].join('\n'))}`,
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(company.company_name)}//Travel portal//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(title)}`,
    ...events,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const isOnlyMoment = ({ order_id }: ItineraryEntry, entries: readonly ItineraryEntry[]): boolean =>
  entries.filter((other) => other.order_id === order_id).length > 1

const uidOf = ({ order_id }: ItineraryEntry, earlier: readonly ItineraryEntry[]): string =>
  `${order_id}-${earlier.filter((other) => other.order_id === order_id).length + 1}`
