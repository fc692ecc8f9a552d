import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './installation.mjs'
import { program } from './programs.mjs'
import { root } from './root.mjs'
import { pinnedEnvironment, pinnedNode } from './runtime.mjs'
import { Stop } from './stop.mjs'

/**
 * The script to run with Node.
 * @param {string} name a script of the repository (`tools/check.ts`), an installed program (`nx`), or `package:program`
 *   where the two names differ
 */
export const scriptOf = (name) => (/\.(?:ts|mjs)$/.test(name) ? join(root, name) : program(name))

const compileCache = process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'compile')

/**
 * Runs a program to its end in this terminal.
 * @param {string[]} args the program and its arguments
 * @returns {Promise<number>} its exit code; 130 after a signal
 */
export async function runProgram([name, ...args]) {
  if (name === undefined) throw new Stop('Name a program, such as `node tools/run.mjs tools/check.ts`.', 2)
  await ensureInstalled((line) => console.error(line))
  const child = spawn(pinnedNode(), [scriptOf(name), ...args], {
    stdio: 'inherit',
    // The compile cache saves a tenth of the time of a single test file.
    env: pinnedEnvironment({ NODE_COMPILE_CACHE: compileCache }),
  })
  // The terminal sends Ctrl-C to the child too; this program ends after the child.
  process.on('SIGINT', () => {})
  process.on('SIGHUP', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (code) => resolve(code ?? 130))
  })
}
