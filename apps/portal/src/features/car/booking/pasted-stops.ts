import { clockOf } from '../../../shared/time/clock-text.ts'

export interface PastedStops {
  stops: { date: string; time: string; stop: string }[]
  /** Lines that were not taken, each with its day. */
  left: string[]
  /** Why, of the first of them: a day that the rental does not have, or a place that is too long. */
  reason: 'otherDays' | 'tooLong' | null
}

/** The contract's limit. */
const longestStop = 200

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month = `(${months.join('|')})[a-z]*\\.?`
const weekday = String.raw`(?:\s*\(?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?\)?|\s*\(?(?:周|星期)[一二三四五六日天]\)?)?`
const gap = String.raw`(?=$|[\s:,、|.\-–—])`

type Found = readonly string[]

/** How a line may begin with its day; each answers the days that it can mean, as `MM-DD` or a number of the day. */
const days: readonly [RegExp, (found: Found) => (string | number)[]][] = [
  [/^(?:day\s*|d)(\d{1,2})(?!\d)/, ([number]) => [Number(number)]],
  [/^第\s*(\d{1,2})\s*[天日]/, ([number]) => [Number(number)]],
  [/^第([一二三四五六七八九十]{1,3})[天日]/, ([number = '']) => [chineseNumber(number)]],
  [/^(?:\d{4}\s*年\s*)?(\d{1,2})\s*月\s*(\d{1,2})\s*[日号]/, ([m, d]) => [monthDay(m, d)]],
  [new RegExp(String.raw`^\d{4}[-/.](\d{1,2})[-/.](\d{1,2})${gap}`), ([m, d]) => [monthDay(m, d)]],
  // Some write the month first, some the day: the rental has only one of the two.
  [
    new RegExp(String.raw`^(\d{1,2})[-/](\d{1,2})(?:[-/]\d{2,4})?${gap}`),
    ([a, b]) => [monthDay(a, b), monthDay(b, a)],
  ],
  [
    new RegExp(String.raw`^(\d{1,2})\s*${month}(?:\s+\d{4})?${gap}`),
    ([d, m = '']) => [monthDay(months.indexOf(m) + 1, d)],
  ],
  [
    new RegExp(String.raw`^${month}\s*(\d{1,2})(?:,?\s+\d{4})?${gap}`),
    ([m = '', d]) => [monthDay(months.indexOf(m) + 1, d)],
  ],
]

const chineseDigits = ['', ...'一二三四五六七八九']

/** 1 to 99: 九, 十, 十一, 二十, 二十一; -1 for another order of the characters. */
function chineseNumber(text: string): number {
  const [tens = '', ones] = text.split('十')
  if (ones === undefined) return chineseDigits.indexOf(text)
  const [ten, one] = [tens === '' ? 1 : chineseDigits.indexOf(tens), chineseDigits.indexOf(ones)]
  return ten < 0 || one < 0 ? -1 : ten * 10 + one
}

const two = (number: unknown): string => String(Number(number)).padStart(2, '0')
const monthDay = (m: unknown, d: unknown): string => `${two(m)}-${two(d)}`

/** What separates a day, a time and places: bullets, colons, bars, dashes. */
const separators = /^[\s:,.、|•*·\-–—]+/

interface Dated {
  /** Undefined where the line names no day, null where the rental does not have it. */
  day: string | null | undefined
  rest: string
}

function dayIn(line: string, hired: readonly string[]): Dated {
  const folded = line.toLowerCase()
  for (const [shape, meant] of days) {
    const found = shape.exec(folded)
    if (!found) continue
    const [whole, ...parts] = found
    const day = meant(parts)
      .map((each) =>
        typeof each === 'number' ? hired[each - 1] : hired.find((known) => known.endsWith(each)),
      )
      .find((known) => known !== undefined)
    const [name = ''] = new RegExp(`^${weekday}`).exec(folded.slice(whole.length)) ?? []
    return { day: day ?? null, rest: line.slice(whole.length + name.length).replace(separators, '') }
  }
  return { day: undefined, rest: line }
}

const chineseClock =
  /^(凌晨|清晨|早晨|上午|早上|中午|下午|傍晚|晚上|夜里|深夜|半夜|午夜)?\s*(\d{1,2})\s*(?:[点时]\s*(?:(半)|(\d{1,2})\s*分?)?|:(\d{2}))/
const clock = /^(\d{1,2}(?:[:.]\d{2}\s*(?:[ap]\.?m\.?)?|\s*[ap]\.?m\.?))(?![\d])/i

/** The end of a day, which is the beginning of the next. */
const midnight = '24:00'

const lateParts = ['下午', '傍晚', '晚上', '夜里', '深夜', '半夜', '午夜']

/** 晚上8点 is 20, 半夜2点 is 2, 晚上12点 is 24, 凌晨12点 is 0. */
function hourOf(part: string | undefined, hour: number): number {
  const isNight = part !== undefined && /晚|夜/.test(part)
  if (isNight && hour === 12) return 24
  if (part === '凌晨' && hour === 12) return 0
  if (part === '中午') return hour < 11 ? hour + 12 : hour
  const isPast = isNight && part !== '晚上' && part !== '傍晚' && hour < 6
  return part && lateParts.includes(part) && hour < 12 && !isPast ? hour + 12 : hour
}

/** The time at the beginning of a line. */
function timeIn(line: string): { time: string; rest: string } {
  const chinese = chineseClock.exec(line)
  if (chinese) {
    const [whole, part, typed, half, minutes = '0', after] = chinese
    const hour = hourOf(part, Number(typed))
    const minute = two(half ? 30 : (after ?? minutes))
    const time = hour === 24 ? (minute === '00' ? midnight : `00:${minute}`) : clockOf(`${hour}:${minute}`)
    if (time && (part || !/^\s*[ap]\.?m/i.test(line.slice(whole.length))))
      return { time, rest: line.slice(whole.length) }
  }
  if (/^24[:.]00(?!\d)/.test(line)) return { time: midnight, rest: line.slice(5) }
  const [whole = ''] = clock.exec(line) ?? []
  const time = whole === '' ? null : clockOf(whole)
  return time ? { time, rest: line.slice(whole.length) } : { time: '', rest: line }
}

/** The end of a span such as `9:00-11:00`, which has no field of its own and stays in the text. */
const spanEnd = /^\s*(?:-|–|—|~|to|至|到)\s*(?=\d)/i

function stopIn(line: string): { time: string; stop: string } {
  const { time, rest } = timeIn(line)
  const [to] = time === '' ? [] : (spanEnd.exec(rest) ?? [])
  if (to === undefined) return { time, stop: rest.replace(separators, '') }
  const end = timeIn(rest.slice(to.length))
  return { time, stop: `${end.rest.replace(separators, '')}${end.time && ` (–${end.time})`}` }
}

/** The headings of a spreadsheet's columns: a day or time first, then a place. */
const isHeading = (line: string) =>
  /^(?:date|day|time|日期|天数|时间)[\s,|]/i.test(line) &&
  /stop|place|location|activity|itinerary|地点|行程|活动|安排/i.test(line)

/**
 * Reads a pasted itinerary: lines with a day, a time and places, of which each may be missing. Whatever follows a day
 * belongs to it; before the first one it is the first day of the rental. `hired` are the rental's days.
 */
export function pastedStops(text: string, hired: readonly string[]): PastedStops {
  const stops: PastedStops['stops'] = []
  const left: string[] = []
  let reason: PastedStops['reason'] = null
  let today: string | null = hired[0] ?? null
  for (const typed of text.split('\n')) {
    const line = typed.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().replace(separators, '')
    if (line === '' || isHeading(line)) continue
    const { day, rest } = dayIn(line, hired)
    if (day !== undefined) today = day
    const found = rest
      .split(/→|⇒|->|=>|;|、|\s[-–—]\s/)
      .map((part) => stopIn(part.trim()))
      .filter(({ stop }) => stop !== '')
    const why =
      today === null ? 'otherDays' : found.some(({ stop }) => stop.length > longestStop) ? 'tooLong' : null
    if (today === null || why) {
      left.push(
        day === undefined && today !== null ? `D${hired.indexOf(today) + 1} ${typed.trim()}` : typed.trim(),
      )
      reason ??= why
    } else for (const each of found) stops.push(placed(each, today, hired))
  }
  return { stops, left, reason }
}

/** Midnight is the first minute of the next day; after the last one it has no day, and stays in the text. */
function placed(
  { time, stop }: ReturnType<typeof stopIn>,
  today: string,
  hired: readonly string[],
): PastedStops['stops'][number] {
  if (time !== midnight) return { date: today, time, stop }
  const next = hired[hired.indexOf(today) + 1]
  return next ? { date: next, time: '00:00', stop } : { date: today, time: '', stop: `${stop} (${midnight})` }
}
