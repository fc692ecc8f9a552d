import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Claim, scannedClaims, type UnitReport } from '../requirements/claims.ts'
import { readReport } from '../test/counts.mjs'
import { runToEnd } from '../workspace/processes.mjs'
import { program } from '../workspace/programs.mjs'
import { root } from '../workspace/root.mjs'
import { type Attack, attacks } from './attacks.ts'
import { spread } from './mutants.ts'
import type { Outcome } from './part.ts'

const reports = join(root, '.cache', 'reports')
const one = join(reports, `deep-rows-${process.pid}.json`)

/** What becomes of an attack: the tests that failed, or why it proves nothing. */
interface Met {
  readonly caughtBy: readonly string[]
  readonly problem: string | null
}

async function attack([row, file, text, other]: Attack, claims: readonly Claim[]): Promise<Met> {
  const source = readFileSync(join(root, file), 'utf8')
  if (source.split(text).length !== 2) return { caughtBy: [], problem: 'the text does not stand there once' }
  const files = [
    ...new Set(claims.filter(({ id, level }) => id === row && level !== 'e2e').map((claim) => claim.file)),
  ]
  if (files.length === 0) return { caughtBy: [], problem: 'only browser tests claim the row' }
  const parts = [...new Set(files.map((path) => path.split('/').slice(0, 2).join('/')))]
  rmSync(one, { force: true })
  const args = [
    program('vitest'),
    'run',
    ...files,
    '--config',
    join(root, 'tools/deep/attack.config.ts'),
    '-t',
    row.replace('.', String.raw`\.`),
    '--reporter=json',
    `--outputFile.json=${one}`,
  ]
  const { output } = await runToEnd(args, {
    env: { ATTACK: JSON.stringify({ file, text, other }), PARTS: JSON.stringify(parts), NO_COLOR: '1' },
  })
  const report: UnitReport | null = readReport(one)
  const failed = (report?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => title),
  )
  const ran = (report?.testResults ?? []).some(({ assertionResults }) => assertionResults.length > 0)
  const problem =
    failed.length > 0 ? null : ran ? 'no test of the row notices' : `no test ran: ${output.slice(-300)}`
  return { caughtBy: failed, problem }
}

/** Falsifies rows one at a time and lists those whose own tests do not notice. Browser tests are left to the suite. */
export async function attackRows(share: number, only: readonly string[] = []): Promise<Outcome> {
  const claims = scannedClaims(root)
  const chosen =
    only.length > 0
      ? attacks.filter(([row]) => only.includes(row))
      : spread(attacks, Math.max(1, Math.round(attacks.length * share)))
  mkdirSync(reports, { recursive: true })
  const lines: string[] = []
  const missed: string[] = []
  for (const each of chosen) {
    const [row, file, text, other] = each
    const { caughtBy, problem } = await attack(each, claims)
    const what = `${row} ${file}: ${JSON.stringify(text)} as ${JSON.stringify(other)}`
    lines.push(`${what}\n    ${problem ?? caughtBy.join('\n    ')}`)
    if (problem !== null) missed.push(`${what}: ${problem}`)
  }
  rmSync(one, { force: true })
  writeFileSync(join(reports, 'deep-rows.txt'), `${lines.join('\n')}\n`)
  return {
    passed: chosen.length - missed.length,
    failed: missed.length,
    detail: `${chosen.length} of ${attacks.length} attacks`,
    output: missed.join('\n'),
  }
}
