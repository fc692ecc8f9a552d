import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TestModule } from 'vitest/node'
import { type Claim, scannedClaims } from '../requirements/claims.ts'
import { root } from '../workspace/root.mjs'
import { attacks } from './attacks/all.ts'
import { type Attack, refuseUnknownRows } from './attacks/attack-of.ts'
import { testsOnChangedCode, testsThat } from './changed-code.ts'
import type { Choice, Outcome } from './part.ts'
import { spread } from './spread.ts'

/** What was broken, row by row, and the tests that failed. */
const record = join(root, '.cache', 'reports', 'deep-rows.txt')

const filesOf = (claims: readonly Claim[]) => [...new Set(claims.map(({ file }) => file))].toSorted()

/** The tests of the row that failed, each with its first complaint; none where all passed. */
const complaintsOf = ([row]: Attack, modules: readonly TestModule[]): string[] =>
  testsThat('failed', modules)
    .filter(({ title }) => title.includes(row))
    .map(({ title, error }) => `${title}: ${error.slice(0, 160)}`)

/** Breaks rows and lists those whose own tests do not notice. Rows that only browsers prove have a part of their own. */
export async function attackRows(share: number, { only = [] }: Choice): Promise<Outcome> {
  refuseUnknownRows(only, attacks)
  const claims = scannedClaims(root)
  const wanted = attacks.filter(([row]) => only.length === 0 || only.includes(row))
  const chosen = spread(wanted, Math.max(1, Math.round(wanted.length * share)))
  const tests = await testsOnChangedCode()
  const met = new Map<Attack, string[]>()
  const note = () => {
    const lines = [...met].map(
      ([[row, file, text, other], complaints]) =>
        `${row} ${file}: ${JSON.stringify(text)} as ${JSON.stringify(other)}\n    ${complaints.join('\n    ') || 'no test of the row notices'}`,
    )
    writeFileSync(record, `${lines.join('\n')}\n`)
  }
  mkdirSync(dirname(record), { recursive: true })
  for (const attack of chosen) {
    const [row, file, text, other] = attack
    tests.change({ file, change: (code) => code.replace(text, () => other) })
    // First the tests that draw nothing, which take seconds.
    for (const level of ['unit', 'component'] as const) {
      const own = claims.filter((claim) => claim.id === row && claim.level === level)
      if ((met.get(attack) ?? []).length > 0) continue
      const run = level === 'unit' ? tests.run : tests.runApart
      const modules = own.length > 0 ? await run(filesOf(own), row.replace('.', String.raw`\.`)) : []
      met.set(attack, complaintsOf(attack, modules))
    }
    note()
  }
  await tests.close()
  const missed = [...met].flatMap(([[row, file, text], complaints]) =>
    complaints.length > 0 ? [] : [`${row} ${file}: ${JSON.stringify(text)}: no test of the row notices`],
  )
  return {
    passed: chosen.length - missed.length,
    failed: missed.length,
    detail: `${chosen.length} of ${attacks.length} attacks`,
    output: missed.join('\n'),
  }
}
