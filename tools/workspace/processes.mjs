import { spawn } from 'node:child_process'
import { root } from './root.mjs'
import { pinnedEnvironment, pinnedNode } from './runtime.mjs'

/**
 * @typedef {object} Running
 * @property {string} name
 * @property {number} pid
 * @property {Promise<number>} ended the exit code; a signal counts as 1
 * @property {() => string} lastLines what it printed last
 * @property {(patience?: number) => Promise<void>} stop ends the process and everything it started;
 *   what has not closed its connections after so many ms (5 s) is killed
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

// The last resort: whatever ends this program, no child outlives it.
process.on('exit', () => {
  for (const pid of alive) signalGroup(pid, 'SIGKILL')
})

/**
 * Starts a program on the pinned Node, in a process group of its own so that it ends with all its children.
 * Its standard input stays open as long as this program lives: servers that watch it end by themselves
 * should this program be killed outright.
 * @typedef {object} Options
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env] added to the pinned environment
 * @property {(line: string) => void} [print] called with every line of its output
 * @property {'open' | 'none'} [input] a server's standard input is open, that of a program that ends is none
 *
 * @param {string} name
 * @param {string[]} args arguments of node
 * @param {Options} [options]
 * @returns {Running}
 */
export function start(name, args, { cwd = root, env = {}, print = () => {}, input = 'open' } = {}) {
  const child = spawn(pinnedNode(), args, {
    cwd,
    env: pinnedEnvironment(env),
    detached: posix,
    stdio: [input === 'open' ? 'pipe' : 'ignore', 'pipe', 'pipe'],
  })
  const pid = child.pid ?? 0
  alive.add(pid)
  /** @type {string[]} */
  const lines = []
  /** @param {Buffer} chunk */
  const keep = (chunk) => {
    const fresh = chunk
      .toString()
      .split('\n')
      .filter((line) => line.trim() !== '')
    lines.push(...fresh)
    lines.splice(0, Math.max(0, lines.length - 400))
    for (const line of fresh) print(line)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
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

/** Output that is kept and shown later holds no colours. */
const plain = { NO_COLOR: '1', FORCE_COLOR: undefined }

/**
 * Runs a program on the pinned Node to its end.
 * @param {string[]} args
 * @param {Options} [options]
 */
export async function runToEnd(args, options = {}) {
  const child = start(args[0] ?? 'node', args, {
    ...options,
    env: { ...plain, ...options.env },
    input: 'none',
  })
  const code = await child.ended
  return { code, output: child.lastLines() }
}
