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
export async function requireFreePort(port, option) {
  if (await isFree(port)) return
  throw new Stop(
    `Port ${port} is in use: stop the program that holds it, or choose another with ${option}.`,
    2,
  )
}

/**
 * Above the last port that browsers and fetch refuse to call (10080), and below those that systems use for outgoing
 * calls, since such a port could be taken before it is used.
 */
export const [lowest, highest] = [10_081, 32_000]

/**
 * Ports that browsers and fetch refuse to call (https://fetch.spec.whatwg.org/#port-blocking).
 */
export const refusedByBrowsers = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
])

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
      // It does not listen yet.
    }
    if (performance.now() > end) throw new Stop(`${url} did not answer within ${seconds} seconds.`)
    await wait(every)
  }
}
