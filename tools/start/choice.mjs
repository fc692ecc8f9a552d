import { Stop } from '../workspace/stop.mjs'
import { liveArguments } from './servers.mjs'

/**
 * The calls that a live backend answers.
 * @typedef {object} Live
 * @property {string[]} named its nouns, and single operations beside them
 * @property {number} count of its operations
 * @property {number} others operations that the mock answers
 * @property {boolean} signsIn members sign in there
 */
/** @typedef {{ live: Live | null }} Choice */

/**
 * Looks up the names of nouns and operations, before anything is built or started.
 * @param {import('./options.mjs').StartOptions} options
 * @returns {Promise<Choice>}
 */
export async function readChoice(options) {
  const args = liveArguments(options)
  if (args.length === 0 && options.lacks.length === 0) return { live: null }
  const [{ routes }, { readOptions }, { nounsIn, signsInLive }] = await Promise.all([
    import('@portal/api-client/contract'),
    import('../../apps/mock-server/src/server/options.ts'),
    import('../../apps/mock-server/src/server/live/share.ts'),
  ])
  const unknown = options.lacks.find((name) => !Object.hasOwn(routes, name))
  if (unknown !== undefined) throw new Stop(`--lacks: the contract has no operation named "${unknown}".`, 2)
  try {
    const server = readOptions(args)
    if (server === 'help' || server.live === null) return { live: null }
    const { live } = server
    const { nouns, operations } = nounsIn(live.operations)
    const count = live.operations.size
    const others = Object.keys(routes).length - count
    return {
      live: { named: [...nouns, ...operations], count, others, signsIn: signsInLive(live.operations) },
    }
  } catch (error) {
    throw new Stop(error instanceof Error ? error.message : String(error), 2)
  }
}
