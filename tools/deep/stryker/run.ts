import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from '../../workspace/processes.mjs'
import { program } from '../../workspace/programs.mjs'
import { type Judged, judgedOf, linesOf, type StrykerReport } from './mutants.ts'

/** A slow machine is no endless rule; ms, beside one and a half times what the tests took. */
const patience = 60_000

/**
 * Stryker changes these rules one at a time, in a copy of the workspace, and runs the tests that reach them.
 * @param folder the copy, whose files it writes
 * @param share of the statements of each file; 1 is all
 */
export async function judgedByStryker(
  folder: string,
  rules: readonly string[],
  tests: readonly string[],
  share: number,
): Promise<Judged> {
  const [config, report] = ['stryker.json', 'stryker-report.json']
  const options = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/deep/stryker/vitest.config.ts', related: false },
    mutate: rules.flatMap((file) => linesOf(file, readFileSync(join(folder, file), 'utf8'), share)),
    inPlace: true,
    // Files of other parts would be rewritten for a type checker that does not run.
    disableTypeChecks: false,
    concurrency: 1,
    timeoutMS: patience,
    reporters: ['json'],
    jsonReporter: { fileName: report },
    allowConsoleColors: false,
  }
  writeFileSync(join(folder, config), JSON.stringify(options))
  const command = [program('@stryker-mutator/core:stryker'), 'run', config]
  const env = { MUTATION_TESTS: JSON.stringify(tests) }
  const { code, output } = await runToEnd(command, { cwd: folder, env })
  if (code !== 0) throw new Error(`Stryker ended with ${code}:\n${output}`)
  return judgedOf(JSON.parse(readFileSync(join(folder, report), 'utf8')) as StrykerReport)
}
