import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { start } from '../workspace/processes.mjs'
import { program } from '../workspace/programs.mjs'
import { root } from '../workspace/root.mjs'
import { type Mutant, mutantsOf, spread } from './mutants.ts'
import type { Outcome } from './part.ts'

/** Where the mock decides about money and about who may do what. */
const rules = [
  'approval',
  'bill',
  'cancellation',
  'ledger',
  'markup',
  'menu',
  'money',
  'sub-account',
  'wallet',
].map((noun) => `apps/mock-server/src/domain/${noun}/**/*.ts`)

/** How many are tried, spread over all of them: what half an hour holds. */
const tried = 60

/** A rule that never ends was noticed too; ms. */
const patience = 15 * 60_000

interface Wrong {
  readonly file: string
  readonly mutant: Mutant
}

const everyWrong = (): Wrong[] =>
  globSync(rules, { cwd: root })
    .filter((file) => !/\.(test|deep)\.ts$/u.test(file))
    .toSorted()
    .flatMap((file) => mutantsOf(readFileSync(join(root, file), 'utf8')).map((mutant) => ({ file, mutant })))

/** Whether one of these tests of the mock fails while the rule is wrong. */
async function isNoticed(wrong: Wrong | null, tests: readonly string[]): Promise<boolean> {
  const args = [program('vitest'), ...tests, '--config', join(root, 'tools/deep/mutation.config.ts')]
  const run = start('tests of the mock', [...args, '--reporter=dot'], {
    cwd: join(root, 'apps/mock-server'),
    env: { MUTANT: wrong === null ? undefined : JSON.stringify(wrong), NO_COLOR: '1' },
    input: 'none',
  })
  const limit = setTimeout(() => void run.stop(), patience)
  const code = await run.ended
  clearTimeout(limit)
  return code !== 0
}

/** First the tests that stand beside the rule, which take seconds, then all that import it. */
async function isCaught(wrong: Wrong): Promise<boolean> {
  const file = relative('apps/mock-server', wrong.file)
  const beside = ['run', '--passWithNoTests', `${dirname(file)}/`]
  return (await isNoticed(wrong, beside)) || isNoticed(wrong, ['related', '--run', file])
}

/** Turns rules of money and rights round, one at a time, and lists those that no test of the mock notices. */
export async function mutation(share: number): Promise<Outcome> {
  const all = everyWrong()
  const chosen = spread(all, Math.max(1, Math.round(tried * share)))
  const survivors: string[] = []
  if (await isNoticed(null, ['run', 'src/domain/money/']))
    return { passed: 0, failed: 1, detail: 'the tests fail without any change', output: '' }
  for (const wrong of chosen) {
    const { file, mutant } = wrong
    if (!(await isCaught(wrong)))
      survivors.push(`${file}:${mutant.line}: "${mutant.before}" as "${mutant.after}" is noticed by no test`)
  }
  return {
    passed: chosen.length - survivors.length,
    failed: survivors.length,
    detail: `${chosen.length} of ${all.length} rules turned round`,
    output: survivors.join('\n'),
  }
}
