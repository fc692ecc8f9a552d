/**
 * @typedef {object} Plan
 * @property {string} name
 * @property {0 | 1 | 2} cores how many it keeps busy, 0 where it mostly waits; the steps of a time have two at most
 * @property {string[]} [after] what has to have ended before it begins, if it is part of the run
 */

const cores = 2

/**
 * Runs steps side by side as far as two cores carry them, in the order of the list as far as possible.
 * @template {Plan} S
 * @template R
 * @param {S[]} chosen
 * @param {(step: S) => Promise<R>} perform must not reject
 * @returns {Promise<R[]>} in the order in which they ended
 */
export async function performAll(chosen, perform) {
  const waiting = [...chosen]
  /** @type {Map<string, Promise<void>>} */
  const running = new Map()
  /** @type {R[]} */
  const done = []
  let free = cores

  /** @param {S} step */
  const isBlocked = ({ after = [] }) =>
    after.some((name) => running.has(name) || waiting.some((other) => other.name === name))

  /** @param {S} step */
  const begin = (step) => {
    free -= step.cores
    const ended = perform(step).then((result) => {
      done.push(result)
      running.delete(step.name)
      free += step.cores
      return undefined
    })
    running.set(step.name, ended)
  }

  while (waiting.length > 0 || running.size > 0) {
    const at = waiting.findIndex((step) => !isBlocked(step))
    const next = waiting[at]
    // What needs both cores is not overtaken for ever by what needs one.
    if (next !== undefined && next.cores <= free) {
      waiting.splice(at, 1)
      begin(next)
    } else await Promise.race(running.values())
  }
  return done
}
