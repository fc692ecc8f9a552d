import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'
import { Stop } from './stop.mjs'

/**
 * The script of an installed program, for the pinned Node. The shims in node_modules/.bin differ between systems and run
 * on the system's Node.
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
    // Reported below.
  }
  throw new Stop(`The program ${name} is not installed: run \`npm ci\`.`)
}

/**
 * Arguments of the compiler. With several threads, each has its own types: it then takes three times the processor time
 * of two cores and is no faster.
 */
export const typeArguments = ['-b', '--singleThreaded']
