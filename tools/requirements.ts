/** Says which requirements are proved by a passing test: `npm run requirements`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserClaims, type Claim, scannedClaims, unitClaims } from './requirements/claims.ts'
import { countsOf, type Judged, judge, type Standing } from './requirements/judgement.ts'
import { readRows, readSections, sectionOf } from './requirements/rows.ts'
import { subjectsOf } from './requirements/subjects.ts'
import { argumentsOrEnd } from './workspace/arguments.mjs'
import { root } from './workspace/root.mjs'

const reports = join(root, '.cache', 'reports')
const help = `npm run requirements -- [options]

Says which requirements are proved by a passing test. A row is claimed by a test whose title carries its id.

  --section N    this section of docs/requirements.md alone
  --titles       the tests behind each row
  --unit FILE    Vitest's JSON report (.cache/reports/unit.json)
  --e2e FILE     Playwright's JSON report (.cache/reports/e2e.json)
  --strict       a claim without a report fails
  --json FILE    write the counts to this file
  --help         show this text`

const values = argumentsOrEnd(help, {
  unit: { type: 'string', default: join(reports, 'unit.json') },
  e2e: { type: 'string', default: join(reports, 'e2e.json') },
  section: { type: 'string' },
  strict: { type: 'boolean', default: false },
  titles: { type: 'boolean', default: false },
  json: { type: 'string' },
})

const report = (path: string) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null)
const unit = report(values.unit)
const e2e = report(values.e2e)

const markdown = readFileSync(join(root, 'docs', 'requirements.md'), 'utf8')
const rows = readRows(markdown)
const sections = readSections(markdown)
const reported = [
  ...(unit === null ? [] : unitClaims(unit, root, (path) => readFileSync(path, 'utf8'))),
  ...(e2e === null ? [] : browserClaims(e2e)),
]
const isUsed = subjectsOf(root)
const withUse = (claims: readonly Claim[]): Claim[] =>
  claims.map((claim) => ({ ...claim, used: isUsed(claim.file, claim.id) }))
const judgement = judge(rows, withUse(reported), withUse(scannedClaims(root)), values.strict)

const notes: Record<Standing, string> = {
  proved: '',
  open: 'OPEN: no test carries its id',
  unknown: 'claimed, no report speaks of it',
  'too-low': 'TOO LOW: claimed only by tests below its level',
  unused: 'UNUSED: its tests prove what no program uses',
  failed: 'FAILED: a claiming test failed, was skipped or did not run',
}

function show({ row, standing, claims }: Judged): void {
  if (standing !== 'proved' || values.titles)
    console.log(`  ${row.id} ${row.level.padEnd(9)} ${notes[standing]}`)
  if (!values.titles && standing !== 'failed') return
  for (const claim of claims) console.log(`      ${claim.outcome.padEnd(7)} ${claim.file}: ${claim.title}`)
}

for (const [number, title] of sections) {
  if (values.section !== undefined && values.section !== number) continue
  const own = judgement.rows.filter(({ row }) => sectionOf(row.id) === number)
  const proved = own.filter((judged) => judged.standing === 'proved').length
  console.log(`${number}. ${title}: ${proved} of ${own.length} proved`)
  for (const judged of own.filter(({ standing }) => values.titles || standing !== 'open')) show(judged)
  const open = own.filter(({ standing }) => standing === 'open').map(({ row }) => row.id)
  if (open.length > 0) console.log(`  open: ${open.join(' ')}`)
}

for (const stranger of judgement.strangers)
  console.log(`FAILED: ${stranger.id} is no requirement, but ${stranger.file} claims it: ${stranger.title}`)

const counts = countsOf(judgement)
const proved = judgement.rows.filter((judged) => judged.standing === 'proved').length
console.log(`\n${rows.length} rows, ${proved} proved, ${counts.failed} failed`)
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(counts))
if (counts.failed > 0) process.exitCode = 1
