import { randomInt } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from '../workspace/installation.mjs'
import { twoAtATime } from '../workspace/processes.mjs'
import { pinnedNode } from '../workspace/runtime.mjs'
import { Stop } from '../workspace/stop.mjs'
import { closing } from './results.mjs'
import { afterAll, reports, stages } from './steps.mjs'

/** @typedef {import('./steps.mjs').Step} Step */

const steps = stages.flat()

const help = `npm test -- [--only STEP,…] [--skip STEP,…] [--shuffle [SEED]]

Installs what is missing, finds or downloads a browser, and runs these steps:

${steps.map(({ name, about }) => `  ${name.padEnd(16)}${about}`).join('\n')}

--shuffle runs the tests in a random order and prints the seed that repeats it.
The reports of Vitest and Playwright, and the output of each failed step, are left in .cache/reports.`

/** @param {string | undefined} list @param {string} option @returns {Set<string>} */
function names(list, option) {
  const chosen = (list ?? '').split(',').filter((name) => name !== '')
  const unknown = chosen.find((name) => steps.every((step) => step.name !== name))
  if (unknown === undefined) return new Set(chosen)
  throw new Stop(
    `${option} knows no step "${unknown}"; the steps are ${steps.map(({ name }) => name).join(', ')}.`,
    2,
  )
}

/** @param {string[]} args */
export function readOptions(args) {
  const { values } = parseArgs({
    // Without a seed, a random one.
    args: args.map((arg) => (arg === '--shuffle' ? `--shuffle=${randomInt(1, 1_000_000)}` : arg)),
    options: {
      only: { type: 'string' },
      skip: { type: 'string' },
      shuffle: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.shuffle !== undefined && !/^[1-9]\d{0,8}$/.test(values.shuffle))
    throw new Stop(`--shuffle takes a number from 1 to 999999999, not "${values.shuffle}".`, 2)
  const only = names(values.only, '--only')
  const skip = names(values.skip, '--skip')
  const isNamed = (/** @type {Step} */ { name }) => (only.size === 0 || only.has(name)) && !skip.has(name)
  const isComplete = steps.filter((step) => !afterAll.includes(step)).every(isNamed)
  const chosen = new Set(
    steps.filter((step) => isNamed(step) && (only.has(step.name) || isComplete || !afterAll.includes(step))),
  )
  if (chosen.size === 0) throw new Stop('No step is left to run.', 2)
  return { chosen, seed: values.shuffle === undefined ? null : Number(values.shuffle), help: values.help }
}

/**
 * Runs one step. If it crashes, it fails like any other.
 * @param {Step} step
 * @param {number | null} seed
 */
async function perform({ name, about, run }, seed) {
  const began = performance.now()
  const { code, output, results, note } = await run(seed).catch((error) => ({
    code: 1,
    output: error instanceof Stop ? error.message : String(error.stack ?? error),
    results: undefined,
    note: undefined,
  }))
  const failures = [...(results?.failures ?? [])]
  // What fails a run without failing a test is in its output.
  if (code !== 0 && failures.length === 0)
    failures.push({
      title: about,
      message: output || 'Its output above says why.',
      command: `npm test -- --only ${name}`,
    })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${failures.length === 0 ? 'ok  ' : 'FAIL'} ${about} (${seconds} s)`)
  if (note !== undefined) console.log(`     ${note}`)
  if (failures.length > 0 && output !== '') {
    mkdirSync(reports, { recursive: true })
    writeFileSync(join(reports, `${name}.log`), output)
    console.log(output.split('\n').slice(-60).join('\n'))
  }
  return { passed: results?.passed ?? (failures.length === 0 ? 1 : 0), failures }
}

/**
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function main(args) {
  const { chosen, seed, help: isHelp } = readOptions(args)
  if (isHelp) {
    console.log(help)
    return 0
  }
  const end = (/** @type {string} */ reason) => console.log(`\n${reason}\n\n0 passed, 1 failed`)
  for (const [signal, code] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }))
    process.on(signal, () => {
      end(`Ended by ${signal}.`)
      process.exit(code)
    })
  const began = performance.now()
  try {
    await ensureInstalled(console.log)
    pinnedNode()
  } catch (error) {
    end(error instanceof Error ? error.message : String(error))
    return 1
  }
  if (seed !== null) console.log(`--shuffle=${seed} repeats this order.`)
  const outcomes = []
  for (const stage of stages)
    outcomes.push(
      ...(await twoAtATime(
        stage.filter((step) => chosen.has(step)),
        (step) => perform(step, seed),
      )),
    )
  const failures = outcomes.flatMap((outcome) => outcome.failures)
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  console.log(`\n${((performance.now() - began) / 60_000).toFixed(1)} minutes`)
  if (failures.length > 0) console.log(['\nFailed:', ...closing(failures)].join('\n'))
  console.log(`\n${passed} passed, ${failures.length} failed`)
  return failures.length === 0 ? 0 : 1
}
