import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltChunk } from './built-chunks.ts'

/** A package of which something is in the build. */
interface BundledPackage {
  name: string
  version: string
  /** As its manifest says it, in SPDX: `MIT`, `(MIT OR CC0-1.0)`. */
  licence: string
}

/** The folder of the package that a module belongs to, the innermost; null for a module of the workspace. */
const packageFolder = (moduleId: string): string | null =>
  /^(?:\0[^/]*)?(?<folder>.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(moduleId)?.groups?.['folder'] ?? null

/**
 * Says whose work is in the build: `licences.txt` with the text of each licence, which most of them demand to be passed
 * on, and a list for the tests, which the host serves to nobody.
 */
export function writePackages(dist: string, chunks: readonly BuiltChunk[]): void {
  const folders = new Set(chunks.flatMap(({ modules }) => modules.flatMap((id) => packageFolder(id) ?? [])))
  const packages = [...folders]
    .map((folder) => ({ ...read(folder), text: licenceText(folder) }))
    .toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
  const list = packages.map(({ name, version, licence }): BundledPackage => ({ name, version, licence }))
  mkdirSync(join(dist, '.host'), { recursive: true })
  writeFileSync(join(dist, '.host/packages.json'), `${JSON.stringify(list, null, 2)}\n`)
  const chapters = packages.map(
    ({ name, version, licence, text }) =>
      `${name} ${version} (${licence})\n\n${text ?? 'No text of its own.'}\n`,
  )
  writeFileSync(join(dist, 'licences.txt'), chapters.join(`\n${'-'.repeat(80)}\n\n`))
}

function read(folder: string): BundledPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    'name' | 'version' | 'license',
    string | undefined
  >
  return { name: name ?? '', version: version ?? '', licence: license ?? '' }
}

function licenceText(folder: string): string | null {
  if (!existsSync(folder)) return null
  const file = readdirSync(folder).find((name) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(name))
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim()
}
