import { randomInt } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { ensureBrowser } from '../browser.mjs'
import { ensureInstalled } from '../workspace/installation.mjs'
import { pinnedNode } from '../workspace/runtime.mjs'
import { Stop } from '../workspace/stop.mjs'
import { limits, slowest, tooSlow } from './durations.mjs'
import { closing, digest } from './failures.mjs'
import { performAll } from './schedule.mjs'
import { reports } from './step-kinds.mjs'
import { steps } from './steps.mjs'
import { table } from './summary.mjs'

/**
 * @typedef {import('./step-kinds.mjs').Step} Step
 * @typedef {import('./step-kinds.mjs').Machine} Machine
 * @typedef {import('./summary.mjs').Row} Row
 */

const help = `npm test -- [--only step,…] [--skip step,…] [--shuffle [SEED]] [--verbose]

Installs what is missing, finds or fetches a browser, and runs these steps:

${steps.map((step) => `  ${step.name.padEnd(16)}${step.about}`).join('\n')}

--shuffle runs the tests in a random order, and says which seed repeats it.
The output of each step is kept in .cache/reports/<step>.log.`

/** @param {string[] | undefined} lists @param {string} option @returns {string[]} */
function names(lists, option) {
  const chosen = (lists ?? []).flatMap((list) => list.split(',')).filter((name) => name !== '')
  const unknown = chosen.find((name) => !steps.some((step) => step.name === name))
  if (unknown === undefined) return chosen
  throw new Stop(
    `${option} knows no step "${unknown}"; the steps are ${steps.map((step) => step.name).join(', ')}.`,
    2,
  )
}

/** @param {string | undefined} text */
function seed(text) {
  if (text === undefined) return null
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new Stop(`--shuffle takes a number from 1 to 999999999, not "${text}".`, 2)
}

/** @param {string[]} args */
function readOptions(args) {
  try {
    const { values } = parseArgs({
      // Without a seed, one is drawn.
      args: args.map((arg) => (arg === '--shuffle' ? `--shuffle=${randomInt(1, 1_000_000)}` : arg)),
      options: {
        only: { type: 'string', multiple: true },
        skip: { type: 'string', multiple: true },
        shuffle: { type: 'string' },
        verbose: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    const only = names(values.only, '--only')
    const skip = names(values.skip, '--skip')
    const chosen = steps.filter(
      (step) => (only.length === 0 || only.includes(step.name)) && !skip.includes(step.name),
    )
    if (chosen.length === 0) throw new Stop('No step is left to run: --skip names all of them.', 2)
    return { chosen, shuffle: seed(values.shuffle), verbose: values.verbose, help: values.help }
  } catch (error) {
    if (error instanceof Stop) throw error
    throw new Stop(
      `${error instanceof Error ? error.message : 'Unreadable options'} (--help lists the options)`,
      2,
    )
  }
}

/**
 * The last lines of an output, without the lines that only say "one more has passed": a log that is cut to its
 * first lines would be filled by them.
 * @param {string} output
 */
export const ending = (output) =>
  output
    .split('\n')
    .filter((line) => !/^[·\s]*$/.test(line))
    .slice(-80)
    .join('\n')

/** @param {unknown} error */
function describe(error) {
  if (error instanceof Stop) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/**
 * What a step that names no tests leaves of its reason.
 * @param {Step} step
 * @param {string} tail
 * @returns {import('./failures.mjs').Failure[]}
 */
const unnamed = (step, tail) => [
  { title: step.about, message: tail, command: `npm test -- --only ${step.name} --verbose` },
]

/**
 * Runs one step; a crash of the step itself is a failure like any other.
 * @param {Step} step
 * @param {Machine} machine
 * @param {boolean} verbose
 * @returns {Promise<Row>}
 */
async function perform(step, machine, verbose) {
  const began = performance.now()
  /** @type {import('./step-kinds.mjs').Outcome} */
  const outcome = await step
    .run(machine)
    .catch((error) => ({ passed: 0, failed: 1, output: describe(error) }))
  const seconds = (performance.now() - began) / 1000
  mkdirSync(reports, { recursive: true })
  writeFileSync(join(reports, `${step.name}.log`), `${outcome.output}\n`)
  console.log(`${outcome.failed === 0 ? 'ok  ' : 'FAIL'} ${step.about} (${seconds.toFixed(1)} s)`)
  if (outcome.note) console.log(`     ${outcome.note}`)
  const tail = ending(outcome.output)
  if (verbose) console.log(tail)
  const named = outcome.failures ?? []
  if (outcome.failed > 0) console.log(digest(named) || tail)
  return {
    name: step.name,
    passed: outcome.passed,
    failed: outcome.failed,
    seconds,
    failures: outcome.failed > 0 && named.length === 0 ? unnamed(step, tail) : named,
    durations: outcome.durations ?? [],
  }
}

/** @param {string} title @param {string[]} lines */
const section = (title, lines) => (lines.length === 0 ? [] : ['', title, ...lines])

/**
 * What stands at the end of a run. The failures come last: of a log that is cut, the end is what is left.
 * @param {Row[]} rows
 * @param {number} seconds the whole run
 */
export function conclusion(rows, seconds) {
  const durations = rows.flatMap((row) => row.durations)
  const failures = rows.flatMap((row) => row.failures)
  const passed = rows.reduce((sum, row) => sum + row.passed, 0)
  const failed = rows.reduce((sum, row) => sum + row.failed, 0)
  const guard = `Above ${limits.unit} s a file, ${limits.e2e} s a browser test:`
  return [
    '',
    table(rows),
    `${(seconds / 60).toFixed(1)} minutes`,
    ...section('Where the time went:', slowest(durations)),
    ...section(guard, tooSlow(durations)),
    ...section('Failed:', closing(failures, '.cache/reports/failures.txt')),
    '',
    `${passed} passed, ${failed} failed`,
  ]
}

/**
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function main(args) {
  const { chosen, shuffle, verbose, help: helpAsked } = readOptions(args)
  if (helpAsked) {
    console.log(help)
    return 0
  }
  for (const [signal, code] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }))
    process.on(signal, () => {
      console.log(`\nEnded by ${signal}: what had not run yet is not proved.\n\n0 passed, 1 failed`)
      process.exit(code)
    })
  const began = performance.now()
  try {
    await ensureInstalled(console.log)
    pinnedNode()
  } catch (error) {
    console.log(`${describe(error)}\n\n0 passed, 1 failed`)
    return 1
  }
  if (shuffle !== null) console.log(`Shuffled: --shuffle=${shuffle} repeats this order`)
  const machine = {
    browser: () => ensureBrowser(console.log),
    complete: ['unit', 'e2e'].every((name) => chosen.some((step) => step.name === name)),
    shuffle,
  }
  const rows = await performAll(chosen, (step) => perform(step, machine, verbose))
  const ordered = chosen.flatMap((step) => rows.filter((row) => row.name === step.name))
  const failures = ordered.flatMap((row) => row.failures)
  const text = failures.map(({ title, message, command }) => `${title}\n${message}\n${command}\n`).join('\n')
  mkdirSync(reports, { recursive: true })
  writeFileSync(join(reports, 'failures.txt'), stripVTControlCharacters(text))
  console.log(conclusion(ordered, (performance.now() - began) / 1000).join('\n'))
  if (ordered.every(({ passed, failed }) => passed + failed === 0)) return 1
  return failures.length === 0 && ordered.every(({ failed }) => failed === 0) ? 0 : 1
}
