import { newsWord } from '../../domain/airport/news.ts'
import type { FlightNewsRecord, RideFlightRecord } from '../../domain/airport/order-part.ts'
import { clockText } from '../../domain/time/zones.ts'
import type { LocalText } from '../../texts/language.ts'

const minute = 60_000
/** A longer delay makes it another flight. */
const mostMinutes = 24 * 60

const kinds = ['delayed', 'early', 'cancelled', 'landed'] as const

/**
 * The flight news of a control call. `what` is the status; a delay or early flight adds minutes against the
 * timetable. Returns a sentence when the call makes no sense. `now` in epoch ms.
 */
export function flightNews(
  flight: RideFlightRecord,
  { what, minutes }: Readonly<Record<string, unknown>>,
  now: number,
): FlightNewsRecord | string {
  const kind = kinds.find((one) => one === what)
  if (!kind) return `A flight is ${kinds.join(', ')}; \`what\` was ${String(what)}.`
  const time = Math.floor(now / 1000)
  if (kind === 'cancelled') return { status: 'cancelled', at: null, time }
  if (kind === 'landed') return { status: 'landed', at: now, time }
  if (flight.scheduled === null) return 'Nobody knows the time of this flight; tell `landed` or `cancelled`.'
  const shift = typeof minutes === 'number' && Number.isInteger(minutes) ? minutes : 0
  if (shift <= 0 || shift > mostMinutes) return `\`minutes\` must be a whole number from 1 to ${mostMinutes}.`
  const at = flight.scheduled + (kind === 'delayed' ? shift : -shift) * minute
  if (at <= now) return `The flight would have landed or left before now; tell \`landed\` instead.`
  return { status: kind === 'delayed' ? 'delayed' : 'scheduled', at, time }
}

/** The news as the timeline shows it; `tz` is the airport's. */
export function newsText(news: FlightNewsRecord, tz: string): LocalText {
  const when = news.at === null ? '' : ` ${clockText(news.at, tz)}`
  const word = newsWord(news)
  return { en: `${word.en}${when}`, 'zh-cn': `${word['zh-cn']}${when}` }
}
