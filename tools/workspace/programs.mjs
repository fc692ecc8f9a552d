import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'
import { Stop } from './stop.mjs'

/**
 * The script behind an installed program, to be run by the pinned Node: the shims in node_modules/.bin differ
 * between systems, and one called by its path runs on whatever Node the system has.
 * @param {string} name a package, or `package:program` where the two names differ
 */
export function program(name) {
  const [packageName = name, binName = packageName] = name.split(':')
  const manifestPath = join(root, 'node_modules', packageName, 'package.json')
  try {
    /** @type {{ bin?: string | Record<string, string> }} */
    const { bin } = JSON.parse(readFileSync(manifestPath, 'utf8'))
    const script = typeof bin === 'string' ? bin : bin?.[binName]
    if (script !== undefined) return join(dirname(manifestPath), script)
  } catch {
    // Reported below: for the person at the terminal both cases are the same.
  }
  throw new Stop(`The program ${name} is not installed: run \`npm ci\`.`)
}

/**
 * What the compiler gets to check all projects. With several threads each has types of its own: of two processors it then
 * takes three times as much, and is no sooner done.
 */
export const typeArguments = ['-b', '--singleThreaded']
