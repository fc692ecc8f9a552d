import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root } from './root.mjs'
import { pinnedEnvironment, pinnedNode } from './runtime.mjs'

/**
 * @typedef {object} Running
 * @property {string} name
 * @property {number} pid
 * @property {Promise<number>} ended the exit code; a signal counts as 1
 * @property {() => string} lastLines what it printed last
 * @property {(patience?: number) => Promise<void>} stop ends the process and everything it started, after so many ms
 *   (5 s) by force
 */

const posix = process.platform !== 'win32'

/** @param {number} pid @param {NodeJS.Signals} signal */
function signalGroup(pid, signal) {
  try {
    if (posix) process.kill(-pid, signal)
    else spawn('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' })
  } catch {
    // Gone already.
  }
}

/** @type {Set<number>} */
const alive = new Set()

// However this program ends, no child outlives it.
process.on('exit', () => {
  for (const pid of alive) signalGroup(pid, 'SIGKILL')
})

/**
 * @typedef {object} Options
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env] added to the pinned environment
 * @property {(line: string) => void} [print] gets every line that is not empty
 * @property {boolean} [shown] the program prints to this terminal, and nothing is kept
 * @property {'open' | 'none'} [input] `open` for a server, which ends when its standard input does; `none` for the rest
 */

/** Lines that are kept of the output of a program. */
const linesKept = 2_000

/**
 * Starts a program on the pinned Node, in a process group of its own so that it ends with all its children.
 * @param {string} name
 * @param {string[]} args arguments of node
 * @param {Options} [options]
 * @returns {Running}
 */
export function start(
  name,
  args,
  { cwd = root, env = {}, print = () => {}, shown = false, input = 'open' } = {},
) {
  const output = shown ? 'inherit' : 'pipe'
  const child = spawn(pinnedNode(), args, {
    cwd,
    env: pinnedEnvironment(env),
    detached: posix,
    stdio: [input === 'open' ? 'pipe' : 'ignore', output, output],
  })
  const pid = child.pid ?? 0
  alive.add(pid)
  /** @type {string[]} */
  const lines = []
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue
    // A chunk may end in the middle of a line, or of a character.
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      lines.splice(0, lines.length - linesKept)
      if (line.trim() !== '') print(line)
    })
  }
  const ended = new Promise((/** @type {(code: number) => void} */ resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (code) => resolve(code ?? 1))
  }).finally(() => alive.delete(pid))

  return {
    name,
    pid,
    ended,
    lastLines: () => lines.join('\n'),
    async stop(patience = 5_000) {
      // The leader may be gone while a grandchild still runs, hence the signal in either case.
      signalGroup(pid, 'SIGTERM')
      const kill = setTimeout(() => signalGroup(pid, 'SIGKILL'), patience)
      await ended
      clearTimeout(kill)
      signalGroup(pid, 'SIGKILL')
    },
  }
}

/** A test that loops without an end cannot be stopped by its own limit. */
const longestRun = 60 * 60_000

/**
 * Runs a program on the pinned Node to its end. Output that is kept has no colours.
 * @param {string[]} args
 * @param {Options} [options]
 */
export async function runToEnd(args, options = {}) {
  const plain = options.shown ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }
  const child = start(args[0] ?? 'node', args, {
    ...options,
    env: { ...plain, ...options.env },
    input: 'none',
  })
  const limit = setTimeout(() => void child.stop(), longestRun)
  const code = await child.ended
  clearTimeout(limit)
  return { code, output: child.lastLines() }
}

/**
 * @template T, R
 * @param {readonly T[]} list
 * @param {(one: T) => Promise<R>} work
 * @returns {Promise<R[]>} in the order in which the work ended
 */
export async function twoAtATime(list, work) {
  const waiting = [...list]
  /** @type {R[]} */
  const done = []
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) done.push(await work(next))
  }
  await Promise.all([worker(), worker()])
  return done
}
