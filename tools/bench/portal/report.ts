import type { ActionTime } from './actions.ts'
import type { Limit, Visitor } from './limits.ts'
import { contentAfter, firstPaintGoal, interactionGoal, room, usableGoals } from './limits.ts'
import type { PageLoad } from './load.ts'
import type { BenchPage, FloorPage, Language } from './pages.ts'
import type { Loaded } from './requests.ts'
import { longest, median } from './statistics.ts'

/** A page for one visitor in one language, loaded several times. */
export interface Case {
  readonly page: BenchPage
  readonly as: Visitor
  readonly language: Language
  readonly runs: readonly PageLoad[]
}

const kB = ({ bytes }: Loaded) => bytes / 1000
const rounded = (value: number | null, places = 0) => (value === null ? '–' : value.toFixed(places))
const middle = (runs: readonly PageLoad[], of: (load: PageLoad) => number | null) => median(runs.map(of))

/** The exact figures: bytes in kB, requests, the shift to three places. The largest of all runs. */
export function exactOf(runs: readonly PageLoad[]): Limit {
  const most = (of: (load: PageLoad) => number) => Math.max(...runs.map(of))
  return {
    requests: most(({ all }) => all.requests),
    scriptBefore: most(({ scriptsBefore }) => kB(scriptsBefore)),
    script: most(({ kinds }) => kB(kinds.script)),
    style: most(({ kinds }) => kB(kinds.style)),
    shift: Number(most(({ shift }) => shift).toFixed(3)),
  }
}

const limitNames: Record<keyof Limit, string> = {
  requests: 'requests',
  scriptBefore: 'kB of JavaScript before it is usable',
  script: 'kB of JavaScript at rest',
  style: 'kB of styles',
  shift: 'layout shift',
}

const nameOf = ({ page, as, language }: Case) => `${page.name}, ${as}, ${language}`

/** Messages for what is above its limit. */
export function overLimits(cases: readonly Case[]): string[] {
  return cases.flatMap((each) => {
    const exact = exactOf(each.runs)
    const limit = each.page.limits[each.as]
    if (limit === undefined) return []
    return (Object.keys(limitNames) as (keyof Limit)[])
      .filter((name) => exact[name] > limit[name] * room)
      .map(
        (name) =>
          `${nameOf(each)}: ${Number(exact[name].toFixed(3))} ${limitNames[name]}, ${limit[name]} allowed`,
      )
  })
}

/** A row for each case. */
export function pageTable(cases: readonly Case[]): string {
  const head = ['page', 'as', 'language', 'requests', 'kB', 'JS before', 'JS', 'CSS', 'calls', 'pictures']
  const times = ['FCP', 'LCP', 'usable', 'content', 'CLS', 'TBT', 'heap MB', 'elements']
  const rows = cases.map(({ page, as, language, runs }) => {
    const exact = exactOf(runs)
    const one = (of: (load: PageLoad) => number | null, places = 0) => rounded(middle(runs, of), places)
    return [
      page.name,
      as,
      language,
      String(exact.requests),
      one(({ all }) => kB(all)),
      rounded(exact.scriptBefore, 1),
      rounded(exact.script, 1),
      rounded(exact.style, 1),
      one(({ kinds }) => kinds.call.requests),
      one(({ kinds }) => kinds.picture.requests),
      one(({ firstPaint }) => firstPaint),
      one(({ largestPaint }) => largestPaint),
      one(({ usable }) => usable),
      one(({ content }) => content),
      String(exact.shift),
      one(({ blocking }) => blocking),
      one(({ heap }) => heap, 1),
      one(({ elements }) => elements),
    ]
  })
  return table([...head, ...times], rows)
}

/** Each page as a multiple of the floor in the same run; times as multiples of the first paint of the floor. */
export function floorTable(
  cases: readonly Case[],
  floors: ReadonlyMap<FloorPage, readonly PageLoad[]>,
): string {
  const ratio = (value: number | null, floor: number | null) =>
    value === null || floor === null || floor === 0 ? '–' : `×${(value / floor).toFixed(2)}`
  const rows = cases.map(({ page, as, language, runs }) => {
    const floor = floors.get(page.floor) ?? []
    const times = (of: (load: PageLoad) => number | null) =>
      ratio(
        middle(runs, of),
        middle(floor, ({ firstPaint }) => firstPaint),
      )
    const usableGoal = usableGoals[page.name]
    return [
      page.name,
      as,
      language,
      ratio(
        middle(runs, ({ kinds }) => kB(kinds.script)),
        middle(floor, ({ kinds }) => kB(kinds.script)),
      ),
      times(({ firstPaint }) => firstPaint),
      String(firstPaintGoal),
      times(({ usable }) => usable),
      String(usableGoal),
      times(({ content }) => content),
      (usableGoal + contentAfter).toFixed(2),
    ]
  })
  const painted = [...floors].map(
    ([path, runs]) =>
      `floor ${path}: first paint ${rounded(middle(runs, ({ firstPaint }) => firstPaint))} ms`,
  )
  const head = ['page', 'as', 'language', 'JS', 'FCP', 'goal', 'usable', 'goal', 'content', 'goal']
  return [...painted, '', table(head, rows)].join('\n')
}

/** What was largest, moved and blocked, in the worst run. */
export function details(each: Case): string {
  const shifted = each.runs.toSorted((a, b) => b.shift - a.shift)[0]
  const blocked = each.runs.toSorted((a, b) => b.blocking - a.blocking)[0]
  const { largest } = each.runs[0]?.seen ?? {}
  const shifts = (shifted?.seen.shifts ?? []).map(
    ({ time, value, moved }) => `  moved  ${value.toFixed(4)} at ${Math.round(time)} ms: ${moved.join('; ')}`,
  )
  const tasks = longest(blocked?.seen.longTasks ?? [], 5).map(
    ({ time, duration, scripts }) =>
      `  task   ${Math.round(duration)} ms at ${Math.round(time)} ms: ${scripts.join(', ') || 'no script'}`,
  )
  return [nameOf(each), `  largest ${largest?.element ?? 'nothing'}`, ...shifts, ...tasks].join('\n')
}

export function actionTable(times: readonly ActionTime[]): string {
  const rows = times.map(({ name, interaction, answer }) => [
    name,
    rounded(interaction),
    String(interactionGoal),
    rounded(answer),
  ])
  return table(['action', 'to the next paint', 'goal', 'until it is there'], rows)
}

/** A table in Markdown, its columns aligned: words to the left, figures to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) =>
    Math.max(name.length, 3, ...rows.map((row) => (row[column] ?? '').length)),
  )
  const figures = head.map(
    (_, column) => rows.length > 0 && rows.every((row) => /^(?:[×\d.]*|–)$/.test(row[column] ?? '')),
  )
  const line = (cells: readonly string[]) =>
    `| ${widths
      .map((width, column) => {
        const cell = cells[column] ?? ''
        return figures[column] ? cell.padStart(width) : cell.padEnd(width)
      })
      .join(' | ')} |`
  const rule = `|${widths.map((width, column) => (figures[column] ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`
  return [line(head), rule, ...rows.map(line)].join('\n')
}
