import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runToEnd } from '../workspace/processes.mjs'
import { root } from '../workspace/root.mjs'
import { Stop } from '../workspace/stop.mjs'
import { liveArguments } from './servers.mjs'

/**
 * What a live backend answers, in words.
 * @typedef {object} Live
 * @property {string[]} named its nouns, and single operations beside them
 * @property {number} count of its operations
 * @property {number} others operations that the mock answers
 * @property {boolean} signsIn members sign in there
 */
/** @typedef {{ live: Live | null }} Choice */

/** The contract is TypeScript, so the pinned Node reads it: this program may run on an older one. */
const source = `const [options, choice, contract] = await Promise.all(JSON.parse(process.argv[1]).map((file) => import(file)))
  const [args, lacks] = JSON.parse(process.argv[2])
  try {
    const unknown = lacks.find((name) => !Object.hasOwn(contract.routes, name))
    if (unknown !== undefined) throw new Error('--lacks: the contract has no operation named "' + unknown + '".')
    const { live } = options.readOptions(args)
    const { nouns, operations } = choice.nounsIn(live?.operations ?? new Set())
    const count = live?.operations.size ?? 0
    console.log(JSON.stringify({ live: live && {
      named: [...nouns, ...operations], count, others: Object.keys(contract.routes).length - count,
      signsIn: choice.signsInLive(live.operations) } }))
  } catch (error) {
    console.log(JSON.stringify({ problem: error.message }))
  }`

/**
 * Reads what names of nouns and operations come to, before anything is built or started for them.
 * @param {import('./options.mjs').StartOptions} options
 * @returns {Promise<Choice>}
 */
export async function readChoice(options) {
  const args = liveArguments(options)
  if (args.length === 0 && options.lacks.length === 0) return { live: null }
  const files = [
    'apps/mock-server/src/server/options.ts',
    'apps/mock-server/src/server/live/choice.ts',
    'libs/api-client/src/contract.ts',
  ].map((file) => pathToFileURL(join(root, file)).href)
  const { code, output } = await runToEnd([
    '--input-type=module',
    '--eval',
    source,
    JSON.stringify(files),
    JSON.stringify([args, options.lacks]),
  ])
  if (code !== 0) throw new Stop(`The contract could not be read:\n${output}`)
  /** @type {Choice & { problem?: string }} */
  const choice = JSON.parse(output.split('\n').at(-1) ?? '')
  if (choice.problem !== undefined) throw new Stop(choice.problem, 2)
  return choice
}
