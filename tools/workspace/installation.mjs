import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { Stop } from './stop.mjs'

/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean,
 *   peer?: boolean, devOptional?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lock
 */

/** @param {string} path @returns {Lock | null} */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/**
 * The packages of the lockfile that are not installed. npm writes its own lockfile into node_modules; comparing the two
 * finds a stale or incomplete installation by content. Optional packages depend on the platform and are ignored.
 * @param {Lock} wanted package-lock.json
 * @param {Lock | null} installed node_modules/.package-lock.json
 * @returns {string[]} paths such as `node_modules/vite`
 */
export function missingPackages(wanted, installed) {
  const present = installed?.packages ?? {}
  return Object.entries(wanted.packages ?? {})
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional)
    .filter(([path, entry]) => {
      const found = present[path]
      return found === undefined || found.version !== entry.version || found.integrity !== entry.integrity
    })
    .map(([path]) => path)
}

function isInstalled() {
  const wanted = readLock(join(root, 'package-lock.json'))
  if (wanted === null)
    throw new Stop('package-lock.json is missing or damaged: restore it from version control.')
  if (!existsSync(join(root, 'node_modules'))) return false
  return missingPackages(wanted, readLock(join(root, 'node_modules', '.package-lock.json'))).length === 0
}

const networkError =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network|socket hang up/i

/**
 * @param {string} output everything npm printed
 * @param {string} log where the whole output was kept
 */
export function installationProblem(output, log) {
  if (networkError.test(output))
    return 'The packages could not be fetched, the registry cannot be reached: check the network and start again.'
  const lines = output.split('\n').map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
  const reason = lines.find((line) => line !== '' && !line.startsWith('code ')) ?? 'npm gave no reason'
  return `The installation failed (${reason}); the whole output is in ${log}.`
}

/**
 * Runs an npm command, with the npm that started this program.
 * @param {string[]} args
 * @param {string} [cwd]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function npm(args, cwd = root) {
  const script = process.env.npm_execpath
  const [command, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []]
  return new Promise((resolve) => {
    const child = spawn(command, [...first, ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: command === 'npm' && process.platform === 'win32',
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 1, output: `${output}\n${error.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/**
 * Installs missing packages.
 * @param {(line: string) => void} say
 */
export async function ensureInstalled(say) {
  if (isInstalled()) return
  say('Installing packages (half a minute)…')
  // NODE_ENV or a personal npm setting may leave dev and optional packages out.
  const { code, output } = await npm(['ci', '--include=dev', '--include=optional', '--ignore-scripts'])
  if (code === 0) return
  const log = join(root, '.cache', 'install.log')
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(log, output)
  throw new Stop(installationProblem(output, log))
}
