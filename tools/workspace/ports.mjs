import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Stop } from './stop.mjs'

const loopback = '127.0.0.1'

/** @param {number} port @returns {Promise<boolean>} */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, loopback, () => probe.close(() => resolve(true)))
  })
}

/**
 * @param {number} port
 * @param {string} option the option that would choose another one
 */
export async function demandFree(port, option) {
  if (await isFree(port)) return
  throw new Stop(
    `Port ${port} is in use: stop the program that holds it, or choose another with ${option}.`,
    2,
  )
}

/**
 * Below the ranges from which systems lend ports to outgoing calls: a lent one could be gone before it is used. Above
 * the last port that browsers and fetch refuse to call, which is 10080 (https://fetch.spec.whatwg.org/#port-blocking).
 */
export const [lowest, highest] = [10_081, 32_000]

/** A port nobody listens on at this moment. @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = randomInt(lowest, highest)
    if (await isFree(port)) return port
  }
}

/**
 * Waits until an address answers anything below 500.
 * @param {string} url
 * @param {{ seconds: number, abort: AbortSignal, every?: number }} limits `every`: ms between two attempts
 */
export async function untilAnswers(url, { seconds, abort, every = 100 }) {
  const end = performance.now() + seconds * 1000
  while (!abort.aborted) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) })
      await answer.arrayBuffer()
      if (answer.status < 500) return
    } catch {
      // Nobody listens yet.
    }
    if (performance.now() > end) throw new Stop(`${url} did not answer within ${seconds} seconds.`)
    await wait(every)
  }
}
