import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TestModule } from 'vitest/node'
import { type Claim, scannedClaims } from '../requirements/claims.ts'
import type { Level } from '../requirements/rows.ts'
import { root } from '../workspace/root.mjs'
import { attacks } from './attacks/all.ts'
import type { Attack } from './attacks/attack-of.ts'
import { type Falsehood, testsThat, testsUnderFalsehood } from './falsified.ts'
import { spread } from './mutants.ts'
import type { Outcome } from './part.ts'

/** What was falsified, row by row, and the tests that failed. */
const record = join(root, '.cache', 'reports', 'deep-rows.txt')

const falsehood = ([, file, text, other]: Attack): Falsehood => ({
  file,
  change: (code) => code.replace(text, () => other),
})

const patternOf = (rows: readonly string[]) => rows.map((row) => row.replace('.', String.raw`\.`)).join('|')

type Claims = (attack: Attack) => readonly Claim[]

const claimsOf =
  (claims: readonly Claim[], wanted: Level): Claims =>
  ([row]) =>
    claims.filter(({ id, level }) => id === row && level === wanted)

const filesOf = (claims: readonly Claim[]) => [...new Set(claims.map(({ file }) => file))].toSorted()

/** Opening a page costs more than testing it: rows of the same files go together, unless they share a test. */
function batchesOf(left: readonly Attack[], claims: Claims): Attack[][] {
  const batches: Attack[][] = []
  for (const attack of left) {
    const own = claims(attack)
    const titles = new Set(own.map(({ title }) => title))
    const fits = batches.find((batch) => {
      const others = batch.flatMap(claims)
      return (
        filesOf(others).join() === filesOf(own).join() &&
        !others.some(({ title }) => titles.has(title)) &&
        !batch.some(([, file, text]) => file === attack[1] && text === attack[2])
      )
    })
    if (fits) fits.push(attack)
    else batches.push([attack])
  }
  return batches
}

/** The tests of the row that failed, each with its first complaint; none where all passed. */
const complaintsOf = ([row]: Attack, modules: readonly TestModule[]): string[] =>
  testsThat('failed', modules)
    .filter(({ title }) => title.includes(row))
    .map(({ title, error }) => `${title}: ${error.slice(0, 160)}`)

/** Falsifies rows and lists those whose own tests do not notice. Rows that only browsers prove have a part of their own. */
export async function attackRows(share: number, only: readonly string[] = []): Promise<Outcome> {
  const claims = scannedClaims(root)
  const wanted = attacks.filter(([row]) => only.length === 0 || only.includes(row))
  const chosen = spread(wanted, Math.max(1, Math.round(wanted.length * share)))
  const tests = await testsUnderFalsehood()
  const met = new Map<Attack, string[]>()
  const note = () => {
    const lines = [...met].map(
      ([[row, file, text, other], complaints]) =>
        `${row} ${file}: ${JSON.stringify(text)} as ${JSON.stringify(other)}\n    ${complaints.join('\n    ') || 'no test of the row notices'}`,
    )
    writeFileSync(record, `${lines.join('\n')}\n`)
  }
  mkdirSync(dirname(record), { recursive: true })
  const units = claimsOf(claims, 'unit')
  for (const attack of chosen.filter((one) => units(one).length > 0)) {
    tests.falsify(falsehood(attack))
    met.set(attack, complaintsOf(attack, await tests.run(filesOf(units(attack)), patternOf([attack[0]]))))
    note()
  }
  const components = claimsOf(claims, 'component')
  const left = chosen.filter((one) => (met.get(one)?.length ?? 0) === 0)
  for (const batch of batchesOf(left, components)) {
    tests.falsify(...batch.map(falsehood))
    const files = filesOf(batch.flatMap(components))
    const modules = await tests.runApart(files, patternOf(batch.map(([row]) => row)))
    const rows = batch.map(([row]) => row).join(', ')
    for (const attack of batch) {
      const complaints = complaintsOf(attack, modules)
      met.set(
        attack,
        complaints.length > 0 && batch.length > 1 ? [...complaints, `in one run: ${rows}`] : complaints,
      )
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
