import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from '../browser.mjs'
import { ensureInstalled } from '../workspace/installation.mjs'
import { pinnedNode } from '../workspace/runtime.mjs'
import { Stop } from '../workspace/stop.mjs'
import { reports, steps } from './steps.mjs'
import { table } from './summary.mjs'

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./steps.mjs').Machine} Machine
 * @typedef {import('./summary.mjs').Row} Row
 */

const help = `npm test -- [--only step,…] [--skip step,…] [--verbose]

Installs what is missing, finds or fetches a browser, and runs these steps:

${steps.map((step) => `  ${step.name.padEnd(16)}${step.about}`).join('\n')}

The whole output of each step is kept in .cache/reports/<step>.log.`

/** How many light steps run at the same time. */
const width = 2

/** @param {string | undefined} list @param {string} option @returns {string[]} */
function names(list, option) {
  const chosen = (list ?? '').split(',').filter((name) => name !== '')
  const unknown = chosen.find((name) => !steps.some((step) => step.name === name))
  if (unknown === undefined) return chosen
  throw new Stop(
    `${option} knows no step "${unknown}"; the steps are ${steps.map((step) => step.name).join(', ')}.`,
    2,
  )
}

/** @param {string[]} args */
function readOptions(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        only: { type: 'string' },
        skip: { type: 'string' },
        verbose: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    const only = names(values.only, '--only')
    const skip = names(values.skip, '--skip')
    const chosen = steps.filter(
      (step) => (only.length === 0 || only.includes(step.name)) && !skip.includes(step.name),
    )
    return { chosen, verbose: values.verbose, help: values.help }
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
 * Runs one step; a crash of the step itself is a failure like any other.
 * @param {Step} step
 * @param {Machine} machine
 * @param {boolean} verbose
 * @returns {Promise<Row>}
 */
async function perform(step, machine, verbose) {
  const began = performance.now()
  /** @type {import('./steps.mjs').Outcome} */
  const outcome = await step
    .run(machine)
    .catch((error) => ({ passed: 0, failed: 1, output: describe(error) }))
  const seconds = (performance.now() - began) / 1000
  const row = { name: step.name, passed: outcome.passed, failed: outcome.failed, seconds }
  mkdirSync(reports, { recursive: true })
  writeFileSync(join(reports, `${step.name}.log`), `${outcome.output}\n`)
  console.log(`${row.failed === 0 ? 'ok  ' : 'FAIL'} ${step.about} (${seconds.toFixed(1)} s)`)
  const tail = ending(outcome.output)
  if (verbose) console.log(tail)
  if (row.failed > 0) console.log(outcome.brief || tail)
  return row
}

/**
 * Light steps run two at a time, the others alone: they use all cores by themselves.
 * @param {Step[]} chosen
 * @param {(step: Step) => Promise<Row>} performStep
 */
export async function performAll(chosen, performStep) {
  /** @type {Row[]} */
  const done = []
  const waiting = [...chosen]
  while (waiting.length > 0) {
    const alone = waiting[0]?.light !== true
    const end = alone ? 1 : waiting.findIndex((step) => !step.light)
    const together = waiting.splice(0, end === -1 ? waiting.length : end)
    const lanes = Array.from({ length: Math.min(width, together.length) }, async () => {
      for (let step = together.shift(); step !== undefined; step = together.shift()) {
        done.push(await performStep(step))
      }
    })
    await Promise.all(lanes)
  }
  return done
}

/**
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function main(args) {
  const { chosen, verbose, help: helpAsked } = readOptions(args)
  if (helpAsked) {
    console.log(help)
    return 0
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130))
  try {
    await ensureInstalled(console.log)
    pinnedNode()
  } catch (error) {
    console.log(`${describe(error)}\n\n0 passed, 1 failed`)
    return 1
  }
  const machine = {
    browser: () => ensureBrowser(console.log),
    complete: ['unit', 'e2e'].every((name) => chosen.some((step) => step.name === name)),
  }
  const rows = await performAll(chosen, (step) => perform(step, machine, verbose))
  const ordered = chosen.flatMap((step) => rows.filter((row) => row.name === step.name))
  console.log(`\n${table(ordered)}\n`)
  const passed = rows.reduce((sum, row) => sum + row.passed, 0)
  const failed = rows.reduce((sum, row) => sum + row.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
