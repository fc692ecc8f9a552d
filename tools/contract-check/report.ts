import type { OperationId } from '@portal/api-client/contract'
import { faultKinds } from '@portal/mock-server/hostile-requests'
import type { Uses } from '../contract/uses.ts'
import type { Finding } from './ask.ts'
import { sentenceOf } from './compare.ts'
import type { Status } from './contract.ts'
import type { Fired, FoundFault } from './hostile.ts'
import { lackingIn, lacksOf } from './lacking.ts'
import type { Outcome, Standing } from './run.ts'

export interface About {
  readonly target: string
  readonly time: Date
  readonly uses: Uses<OperationId>
  /** What came of --hostile. */
  readonly fired?: Fired | null
}

const statuses: readonly { status: Status; title: string }[] = [
  { status: 'known', title: 'known: the specification names them' },
  { status: 'inherited', title: 'inherited: the public ancestors have them' },
  { status: 'stubbed', title: 'stubbed: assumed by the contract, to be confirmed or refuted here' },
]

/** Of one operation, and of several. */
const wordsOf: Record<Finding['verdict'], readonly [string, string]> = {
  agrees: ['agrees', 'agree'],
  differs: ['DIFFERS', 'differ'],
  missing: ['MISSING', 'missing'],
  refuses: ['REFUSES', 'refuse'],
  unanswered: ['NO ANSWER', 'without an answer'],
  unasked: ['not asked', 'not asked'],
}

/** Verdicts that fail a run. */
const failing: ReadonlySet<Finding['verdict']> = new Set(['differs', 'missing', 'refuses', 'unanswered'])

/** Operations of these statuses that fail. */
export const failures = ({ standings }: Outcome, demanded: readonly Status[]): readonly Standing[] =>
  standings.filter(({ status, verdict }) => demanded.includes(status) && failing.has(verdict))

const pagesOf = (uses: Uses<OperationId>, { operation }: Standing) => uses.get(operation) ?? []

/** The lines about one finding. */
function notesOf(finding: Finding): string[] {
  if (finding.verdict === 'agrees') return extraOf(finding.extra)
  if (!('differences' in finding)) return [finding.why]
  const differences = finding.differences.map(sentenceOf)
  return finding.verdict === 'refuses'
    ? [finding.why, ...differences]
    : [...differences, ...extraOf(finding.extra)]
}

const extraOf = (extra: readonly string[]) => (extra.length === 0 ? [] : [`also sends ${extra.join(', ')}`])

/** The lines about an operation, each once, with the situations that it holds for. */
function notes({ asked }: Standing): string[] {
  const situations = new Map<string, string[]>()
  for (const { about, finding } of asked)
    for (const line of notesOf(finding)) situations.set(line, [...(situations.get(line) ?? []), about])
  return [...situations].map(([line, abouts]) =>
    abouts.length === asked.length ? line : `${abouts.join('; ')}: ${line}`,
  )
}

function counts(standings: readonly Standing[]): string {
  return (Object.keys(wordsOf) as Finding['verdict'][])
    .map((verdict) => ({ verdict, count: standings.filter((each) => each.verdict === verdict).length }))
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) => `${count} ${wordsOf[verdict][1]}`)
    .join(', ')
}

/** The first items of a list, and how many more there are. */
function some(list: readonly string[], most: number): string[] {
  return list.length <= most ? [...list] : [...list.slice(0, most), `and ${list.length - most} more`]
}

/** The report for the terminal. */
export function asText(outcome: Outcome, { target, uses, fired }: About): string {
  const { standings, notFound, stopped } = outcome
  const widest = Math.max(...standings.map(({ operation }) => operation.length))
  const lines = [`${target} against the contract`]
  for (const { status, title } of statuses) {
    const own = standings.filter((each) => each.status === status)
    lines.push('', `${title} (${own.length}: ${counts(own)})`)
    for (const standing of own) {
      const pages = pagesOf(uses, standing)
      const name = standing.operation.padEnd(widest)
      lines.push(
        `  ${wordsOf[standing.verdict][0].padEnd(9)}  ${name}  ${standing.method.padEnd(4)} ${standing.path}  ${some(pages, 3).join(', ')}`.trimEnd(),
      )
      for (const line of some(notes(standing), 12)) lines.push(`               ${line}`)
    }
  }
  if (notFound.length > 0) lines.push('', 'Not found on this server:', ...notFound.map((each) => `  ${each}`))
  lines.push(...lackingLines(outcome), ...addressLines(outcome, target))
  if (stopped !== null) lines.push('', `Stopped: ${stopped}. What was left is not asked.`)
  lines.push('', `In all ${standings.length}: ${counts(standings)}.`)
  return [...lines, ...(fired ? firedLines(fired) : [])].join('\n')
}

function firedLines({ seed, calls, seconds, sent, faults, left, stopped }: Fired): string[] {
  const kinds = Object.entries(sent).map(([kind, count]) => `${count} ${kind}`)
  return [
    '',
    `Under fire: ${calls} calls in ${Math.round(seconds)} s, seed ${seed}: ${kinds.join(', ')}`,
    ...faults.flatMap(faultLines),
    ...left.map((each) => `  Not tried: ${each}.`),
    ...(stopped === null ? [] : [`  Stopped: ${stopped}.`]),
    `  In all ${faults.length} faults.`,
  ]
}

const faultLines = ({ kind, what, times: count, operations, seen, curl }: FoundFault) => [
  `  ${faultKinds[kind].toUpperCase()}: ${what} (${count} times: ${some(operations, 5).join(', ')})`,
  ...(seen === '' ? [] : [`      ${seen}`]),
  `      ${curl}`,
]

/** A hint if the address repeats the beginning of all paths and nothing is there. */
function addressLines({ standings }: Outcome, target: string): string[] {
  if (!target.endsWith('/api') || standings.some(({ verdict }) => verdict === 'agrees')) return []
  return ['', 'Each call brings /api along: leave it off the address of --target.']
}

/** The operations to name in PORTAL_LACKS, and how it is known that they are missing. */
function lackingLines(outcome: Outcome): string[] {
  const { seen, inferred } = lacksOf(outcome)
  if (seen.length + inferred.length === 0) return []
  const lines = [
    '',
    'What the page is given that this server lacks (PORTAL_LACKS, or --lacks):',
    `  ${lackingIn(outcome).join(',')}`,
    `  Seen missing: ${seen.join(', ')}.`,
  ]
  if (inferred.length === 0) return lines
  return [
    ...lines,
    `  Inferred, since all that was asked of the same noun is missing: ${inferred.join(', ')}.`,
  ]
}

export const asJson = (outcome: Outcome, { target, time, uses, fired }: About): string =>
  `${JSON.stringify(
    {
      target,
      time: time.toISOString(),
      operations: outcome.standings.map((standing) => ({
        ...standing,
        pages: pagesOf(uses, standing),
      })),
      notFound: outcome.notFound,
      lacks: lackingIn(outcome),
      lacksInferred: lacksOf(outcome).inferred,
      stopped: outcome.stopped,
      ...(fired && { hostile: fired }),
    },
    null,
    2,
  )}\n`
