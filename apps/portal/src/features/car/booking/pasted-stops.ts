import { clockOf } from '../../../shared/time/clock-text.ts'

export interface PastedStops {
  stops: { date: string; time: string; stop: string }[]
  /** Lines of days that the rental does not have, as they were typed. */
  left: string[]
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
  [/^第([一二三四五六七八九])[天日]/, ([number = '']) => ['一二三四五六七八九'.indexOf(number) + 1]],
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
  /^(凌晨|清晨|上午|早上|中午|下午|晚上)?\s*(\d{1,2})\s*(?:[点时]\s*(?:(半)|(\d{1,2})\s*分?)?|:(\d{2}))/
const clock = /^(\d{1,2}(?:[:.]\d{2}\s*(?:[ap]\.?m\.?)?|\s*[ap]\.?m\.?))(?![\d])/i

/** The time at the beginning of a line. */
function timeIn(line: string): { time: string; rest: string } {
  const chinese = chineseClock.exec(line)
  if (chinese) {
    const [whole, part, hour, half, minutes = '0', after] = chinese
    const isLate =
      part === '中午' ? Number(hour) < 11 : (part === '下午' || part === '晚上') && Number(hour) < 12
    const time = clockOf(`${Number(hour) + (isLate ? 12 : 0)}:${two(half ? 30 : (after ?? minutes))}`)
    if (time && (part || !/^\s*[ap]\.?m/i.test(line.slice(whole.length))))
      return { time, rest: line.slice(whole.length) }
  }
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
    if (today === null) left.push(typed.trim())
    else
      for (const { time, stop } of found) stops.push({ date: today, time, stop: stop.slice(0, longestStop) })
  }
  return { stops, left }
}
