import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from '../workspace/root.mjs'

/** Where generated files may stand. */
const places = ['apps', 'libs', 'e2e', 'openapi', 'deploy', 'docs']

/** Folders in which everything is generated, wherever they stand. */
const folders = ['generated', join('openapi', 'examples')].map((name) => `${sep}${name}${sep}`)

/** Generated are whole folders, and single files that end in `.gen.ts`. @param {string} path */
const isGenerated = (path) => folders.some((name) => path.includes(name)) || path.endsWith('.gen.ts')

/** @param {string} folder @returns {string[]} */
function filesUnder(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesUnder(path)
    return entry.isFile() ? [path] : []
  })
}

/**
 * The state of all generated files.
 * @param {string} [base] a repository
 * @returns {Map<string, string>} path to hash
 */
export function fingerprint(base = root) {
  return new Map(
    places
      .flatMap((place) => filesUnder(join(base, place)))
      .filter(isGenerated)
      .map((path) => [
        path.slice(base.length + 1),
        createHash('sha256').update(readFileSync(path)).digest('hex'),
      ]),
  )
}

/**
 * @param {Map<string, string>} before
 * @param {Map<string, string>} after
 * @returns {string[]} one line for each file that differs
 */
export function changes(before, after) {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort()
  return paths
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => {
      const what = !before.has(path)
        ? 'was missing'
        : !after.has(path)
          ? 'is not generated any more'
          : 'differed'
      return `${path} ${what}`
    })
}
