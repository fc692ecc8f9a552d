import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Mutant } from './stryker/mutants.ts'
import { equivalentSurvivors, survivorsWithReason } from './survivors.data.ts'

/** How the rules of an area fared the last time, kept in .cache until they are tried again. */
export interface AreaResult {
  readonly area: string
  /** YYYY-MM-DD. */
  readonly date: string
  readonly commit: string
  /** How much of the statements of each of its files was tried, spread evenly over the file; 1 is all. */
  readonly share: number
  readonly tried: number
  readonly survivors: readonly Mutant[]
  /** What a second round noticed, after tests were added. */
  readonly noticedLater: number
  /** Of the first round, and of the second if there was one. */
  readonly minutes?: readonly number[]
}

/** Of those that change something, so many must be noticed; per cent. */
const wanted = 85

export const readResults = (path: string): AreaResult[] =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as AreaResult[]) : []

/** The results with one more, in the order of the list of areas. */
export function keepResult(path: string, result: AreaResult, order: readonly string[]): AreaResult[] {
  const others = readResults(path).filter(({ area }) => area !== result.area)
  const all = [...others, result].toSorted((a, b) => order.indexOf(a.area) - order.indexOf(b.area))
  writeFileSync(path, `${JSON.stringify(all, null, 2)}\n`)
  return all
}

const equivalentOf = (survivors: readonly Mutant[]) =>
  survivors.filter(({ name }) => equivalentSurvivors.has(name)).length

/** Of those that change something, how many were noticed; per cent, rounded down. */
export function scoreOf({ tried, survivors }: AreaResult): number {
  const equivalent = equivalentOf(survivors)
  return tried === equivalent ? 100 : Math.floor((100 * (tried - survivors.length)) / (tried - equivalent))
}

/** One line for the record: what was tried, what was noticed, and what cannot be. */
export function summaryOf(result: AreaResult): string {
  const { area, tried, survivors, noticedLater, share, minutes = [], commit, date } = result
  const equivalent = equivalentOf(survivors)
  const notes = [
    `${tried - survivors.length} of ${tried}`,
    ...(equivalent > 0 ? [`${equivalent} change nothing`] : []),
    ...(noticedLater > 0 ? [`${noticedLater} in the second round`] : []),
    `${share < 1 ? share : 'all'} of the statements of each file`,
    ...(minutes.length > 0 ? [`${minutes.map((one) => one.toFixed(1)).join(' and ')} min`] : []),
  ]
  return `${area} ${scoreOf(result)} % (${notes.join(', ')}; ${date}, ${commit})`
}

/** What is left to do: survivors without a reason, and areas below what is wanted. */
export const complaintsOf = (result: AreaResult): string[] => [
  ...result.survivors
    .map(({ name }) => name)
    .filter((name) => !survivorsWithReason.has(name) && !equivalentSurvivors.has(name)),
  ...(scoreOf(result) < wanted ? [`${result.area}: ${scoreOf(result)} % of ${wanted} %`] : []),
]
