import type { OperationId } from '@portal/api-client/contract'
import type { Uses } from '../contract/uses.ts'
import type { Finding } from './ask.ts'
import type { Difference } from './compare.ts'
import type { Status } from './contract.ts'
import type { Journey, Journeys } from './journeys.ts'
import { lackingIn, lacksOf } from './lacking.ts'
import type { Outcome, Standing } from './run.ts'

/** What the report says of itself. */
export interface About {
  readonly target: string
  readonly time: Date
  readonly uses: Uses<OperationId>
  readonly journeys: Journeys
}

const statuses: readonly { status: Status; title: string }[] = [
  { status: 'known', title: 'known: the specification names them' },
  { status: 'inherited', title: 'inherited: the public ancestors have them' },
  { status: 'stubbed', title: 'stubbed: assumed by the contract, to be confirmed or refuted here' },
]

const wordOf: Record<Finding['verdict'], string> = {
  agrees: 'agrees',
  differs: 'DIFFERS',
  missing: 'MISSING',
  refuses: 'REFUSES',
  unanswered: 'NO ANSWER',
  unasked: 'not asked',
}

/** As they are counted. */
const plurals: Record<Finding['verdict'], string> = {
  agrees: 'agree',
  differs: 'differ',
  missing: 'missing',
  refuses: 'refuse',
  unanswered: 'without an answer',
  unasked: 'not asked',
}

/** Verdicts that fail a run. */
const failing: ReadonlySet<Finding['verdict']> = new Set(['differs', 'missing', 'refuses', 'unanswered'])

/** Operations of the demanded statuses that stand as they should not. */
export const failures = ({ standings }: Outcome, demanded: readonly Status[]): readonly Standing[] =>
  standings.filter(({ status, verdict }) => demanded.includes(status) && failing.has(verdict))

const pagesOf = (uses: Uses<OperationId>, { operation }: Standing) => uses.get(operation) ?? []

const times = ({ times: count }: Difference) => (count > 1 ? ` (${count} times)` : '')

/** What there is to say of one finding, a line each. */
function notesOf(finding: Finding): string[] {
  if (finding.verdict === 'agrees') return extraOf(finding.extra)
  if (!('differences' in finding)) return [finding.why]
  const differences = finding.differences.map(
    (each) => `${each.field}: expected ${each.expected}, got ${each.got}${times(each)}`,
  )
  return finding.verdict === 'refuses'
    ? [finding.why, ...differences]
    : [...differences, ...extraOf(finding.extra)]
}

const extraOf = (extra: readonly string[]) => (extra.length === 0 ? [] : [`also sends ${extra.join(', ')}`])

/** What there is to say of an operation, each thing once, with the situations in which it was found. */
function notes({ asked }: Standing): string[] {
  const situations = new Map<string, string[]>()
  for (const { about, finding } of asked)
    for (const line of notesOf(finding)) situations.set(line, [...(situations.get(line) ?? []), about])
  return [...situations].map(([line, abouts]) =>
    abouts.length === asked.length ? line : `${abouts.join('; ')}: ${line}`,
  )
}

function counts(standings: readonly Standing[]): string {
  return (Object.keys(plurals) as Finding['verdict'][])
    .map((verdict) => ({ verdict, count: standings.filter((each) => each.verdict === verdict).length }))
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) => `${count} ${plurals[verdict]}`)
    .join(', ')
}

/** As many of a list as fit a line or a screen, and how many more there are. */
function some(list: readonly string[], most: number): string[] {
  return list.length <= most ? [...list] : [...list.slice(0, most), `and ${list.length - most} more`]
}

const withoutEnding = ({ file, tests }: Journey) => `${file.replace(/\.e2e\.ts$/, '')} (${tests.length})`

/** When the journeys were recorded, or how they are. */
const recordedIn = ({ recorded, tests }: Journeys) =>
  recorded === null
    ? 'No browser test has run here: `npm run e2e` records which journeys make each call.'
    : `Journeys as ${tests} browser tests recorded them until ${recorded.toISOString()}.`

/** The report as a table for the terminal. */
export function asText(outcome: Outcome, { target, uses, journeys }: About): string {
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
        `  ${wordOf[standing.verdict].padEnd(9)}  ${name}  ${standing.method.padEnd(4)} ${standing.path}  ${some(pages, 3).join(', ')}`.trimEnd(),
      )
      const made = journeys.of(standing.operation).map(withoutEnding)
      if (made.length > 0) lines.push(`               journeys: ${some(made, 3).join(', ')}`)
      for (const line of some(notes(standing), 12)) lines.push(`               ${line}`)
    }
  }
  if (notFound.length > 0) lines.push('', 'Not found on this server:', ...notFound.map((each) => `  ${each}`))
  lines.push(...lackingLines(outcome), ...addressLines(outcome, target))
  if (stopped !== null) lines.push('', `Stopped: ${stopped}. What was left is not asked.`)
  lines.push('', recordedIn(journeys))
  lines.push('', `In all ${standings.length}: ${counts(standings)}.`)
  return lines.join('\n')
}

/** Where nothing is below an address that ends as all paths of the contract begin. */
function addressLines({ standings }: Outcome, target: string): string[] {
  if (!target.endsWith('/api') || standings.some(({ verdict }) => verdict === 'agrees')) return []
  return ['', 'Each call brings /api along: leave it off the address of --target.']
}

/** The list for the page, and how each entry of it is known. */
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

/** The report for programs. */
export const asJson = (outcome: Outcome, { target, time, uses, journeys }: About): string =>
  `${JSON.stringify(
    {
      target,
      time: time.toISOString(),
      journeysRecorded: journeys.recorded,
      operations: outcome.standings.map((standing) => ({
        ...standing,
        pages: pagesOf(uses, standing),
        journeys: journeys.of(standing.operation),
      })),
      notFound: outcome.notFound,
      lacks: lackingIn(outcome),
      lacksInferred: lacksOf(outcome).inferred,
      stopped: outcome.stopped,
    },
    null,
    2,
  )}\n`

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

const cell = (content: string) => `<td>${content}</td>`

/** The files of the journeys; their tests on a click. */
const journeyCell = (journeys: readonly Journey[]) =>
  journeys.length === 0
    ? ''
    : `<details><summary>${journeys.reduce((sum, { tests }) => sum + tests.length, 0)}</summary><ul>${journeys
        .map(({ file, tests }) => `<li>${escaped(file)}: ${escaped(tests.join('; '))}</li>`)
        .join('')}</ul></details>`

function row(standing: Standing, { uses, journeys }: About): string {
  const said = notes(standing).map((line) => `<li>${escaped(line)}</li>`)
  return `<tr class="${standing.verdict}">${[
    wordOf[standing.verdict],
    `<code>${standing.operation}</code>`,
    `${standing.method} <code>${escaped(standing.path)}</code>`,
    escaped(pagesOf(uses, standing).join(', ')),
    journeyCell(journeys.of(standing.operation)),
    said.length === 0 ? '' : `<ul>${said.join('')}</ul>`,
  ]
    .map(cell)
    .join('')}</tr>`
}

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem;color:#1c1e21;background:#fff}
table{border-collapse:collapse;width:100%;margin-bottom:2rem}
th,td{text-align:left;vertical-align:top;padding:.35rem .6rem;border-bottom:1px solid #ddd}
td:first-child{white-space:nowrap;font-weight:600}
ul{margin:0;padding-left:1.1rem}
.agrees td:first-child{color:#1b6e3c}
.differs td:first-child,.missing td:first-child,.refuses td:first-child,.unanswered td:first-child{color:#a3150f}
.unasked td:first-child{color:#5c6370}`

/** The report as a page of its own; what servers sent is text in it and nothing else. */
export function asHtml(outcome: Outcome, about: About): string {
  const { standings, notFound, stopped } = outcome
  const { target, time, journeys } = about
  const sections = statuses.map(({ status, title }) => {
    const own = standings.filter((each) => each.status === status)
    const head = ['Verdict', 'Operation', 'Call', 'Pages that lean on it', 'Journeys', 'What was found']
    return `<h2>${escaped(title)} (${counts(own)})</h2>
<table><thead><tr>${head.map((each) => `<th scope="col">${each}</th>`).join('')}</tr></thead>
<tbody>${own.map((standing) => row(standing, about)).join('\n')}</tbody></table>`
  })
  const lacking =
    notFound.length === 0
      ? ''
      : `<h2>Not found on this server</h2><ul>${notFound.map((each) => `<li>${escaped(each)}</li>`).join('')}</ul>`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(target)} against the contract</title><style>${style}</style></head>
<body><h1>${escaped(target)} against the contract</h1>
<p>${time.toISOString()}: ${counts(standings)}. ${escaped(recordedIn(journeys))}</p>
${stopped === null ? '' : `<p><strong>Stopped: ${escaped(stopped)}. What was left is not asked.</strong></p>`}
${sections.join('\n')}
${lacking}</body></html>
`
}
