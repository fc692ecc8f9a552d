import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { BuiltChunk } from '../build/built-chunks.ts'
import { prerenderedPaths } from '../hosting/page-paths.ts'
import { type HostedRules, nginxRules } from '../hosting/route-rules.ts'

// What a build contains beside the program and its pages. `.host/` is for the host and is not served.

/** Names of all files below a folder, sorted, with slashes. */
const filesIn = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(dist, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted()

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Redirects of this portal. The host applies them to documents, the page to later navigations. */
const matcher: HostedRules = { static: {}, wildcard: {}, dynamic: {} }

/**
 * Writes what a running page fetches of its build: `builds/latest.json`, the manifest of the same id and the payload of
 * each finished page; and the redirects for nginx. Equal builds have equal ids whatever their time, and builds that
 * differ only in a redirect have different ones.
 * @param timestamp epoch ms
 * @returns the id
 */
export function writeReleaseFiles(dist: string, timestamp: number): string {
  const id = contentId(dist)
  const files: Record<string, unknown> = {
    'builds/latest.json': { id, timestamp },
    [`builds/meta/${id}.json`]: { id, timestamp, matcher, prerendered: [...prerenderedPaths] },
    // The finished pages are rendered without any answer, so their payloads are empty.
    ...Object.fromEntries(
      prerenderedPaths.map((path) => [join(path, '_payload.json').slice(1), { answers: [] }]),
    ),
  }
  for (const [name, content] of Object.entries(files)) write(join(dist, name), JSON.stringify(content))
  write(join(dist, '.host/rules.conf'), nginxRules(matcher))
  for (const name of ['shell.html', ...prerenderedPaths.map((path) => join(path, 'index.html'))]) {
    const page = readFileSync(join(dist, name), 'utf8')
    const env = JSON.stringify({ apiUrl: '', buildId: id })
    writeFileSync(join(dist, name), page.replace(/(id="env"[^>]*>)[^<]*/, `$1${env}`))
  }
  return id
}

function contentId(dist: string): string {
  const hash = createHash('sha256')
  for (const name of filesIn(dist)) hash.update(name).update(readFileSync(join(dist, name)))
  hash.update(JSON.stringify([matcher, prerenderedPaths]))
  return hash.digest('hex').slice(0, 16)
}

/** Files that a visit requests again each time, or that only people read. */
const notOffline =
  /^(?:\.|builds\/|licences\.txt|robots\.txt|mockServiceWorker\.js|offline\.json)|\.(?:br|gz)$/

/** Paths that a page needs without a network, as the page requests them. */
export const offlineFiles = (names: readonly string[]): string[] =>
  names
    .filter((name) => !notOffline.test(name))
    .map((name) => `/${name}`)
    .toSorted()

/** Writes `offline.json`: what the worker of a build with the mock in the page keeps. */
export function writeOfflineList(dist: string, build: string): void {
  write(join(dist, 'offline.json'), JSON.stringify({ build, files: offlineFiles(filesIn(dist)) }))
}

/** Smaller files gain nothing. Bytes. */
const smallestCompressed = 512

/**
 * Writes a `.br` and a `.gz` beside each static file; HTML gets its nonce first. The best compression takes half of the
 * time of a build, so only what is published gets it.
 */
export async function compress(dist: string, effort: 'best' | 'quick'): Promise<void> {
  const quality = effort === 'best' ? constants.BROTLI_MAX_QUALITY : 4
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const files = filesIn(dist)
    .filter((name) => /^(?!\.).*\.(?:js|css|svg|json)$/.test(name))
    .map((name) => join(dist, name))
    .filter((file) => statSync(file).size >= smallestCompressed)
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file)
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, { params }),
        promisify(gzip)(content, { level: 9 }),
      ])
      writeFileSync(`${file}.br`, br)
      writeFileSync(`${file}.gz`, gz)
    }),
  )
}

/** The list of all files, which the host does not serve. */
export const fileList = '.host/files'

/**
 * Lists each file of a finished build: SHA-256, bytes, path. `deploy/portal` publishes no build that differs from its
 * list. This is the last step of a build, since later files would be missing.
 * @throws Error if a name does not fit on a line of the list
 */
export function writeFileList(dist: string): void {
  const lines = filesIn(dist)
    .filter((name) => name !== fileList)
    .map((name) => {
      if (!/^[\w./@~+-]+$/.test(name)) throw new Error(`${name} is no name for a file of a build.`)
      const content = readFileSync(join(dist, name))
      return `${createHash('sha256').update(content).digest('hex')} ${content.length} ${name}\n`
    })
  write(join(dist, fileList), lines.join(''))
}

/**
 * Moves the source maps out of the published folder. Each is named after its script, and scripts after their content, so
 * one folder may hold the maps of several builds.
 */
export function moveSourceMaps(dist: string, target: string): void {
  const maps = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.map'))
  if (maps.length === 0) return
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const name of maps) renameSync(join(dist, 'assets', name), join(target, name))
}

/** The folder of the package that a module belongs to, the innermost; null for a module of the workspace. */
function packageFolder(moduleId: string): string | null {
  const start = moduleId.lastIndexOf('/node_modules/') + '/node_modules/'.length
  const name = /^(?:@[^/]+\/)?[^/]+(?=\/)/.exec(moduleId.slice(start))?.[0]
  if (!moduleId.includes('/node_modules/') || name === undefined) return null
  return (moduleId.slice(0, start) + name).replace(/^\0[^/]*/, '')
}

/**
 * Writes which packages are in the build: `licences.txt` with the text of each licence, which most of them require to
 * be distributed, and `.host/packages.json` with name, version and SPDX licence for the tests.
 */
export function writePackages(dist: string, chunks: readonly BuiltChunk[]): void {
  const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules))
  const packages = [...new Set(modules.flatMap((id) => packageFolder(id) ?? []))]
    .map((folder) => {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
        string,
        string
      >
      const { name = '', version = '', license: licence = '' } = manifest
      return { name, version, licence, text: licenceText(folder) }
    })
    .toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
  const list = packages.map(({ text: _, ...named }) => named)
  write(join(dist, '.host/packages.json'), `${JSON.stringify(list, null, 2)}\n`)
  const chapters = packages.map(
    ({ name, version, licence, text }) =>
      `${name} ${version} (${licence})\n\n${text ?? 'No text of its own.'}\n`,
  )
  write(join(dist, 'licences.txt'), chapters.join(`\n${'-'.repeat(80)}\n\n`))
}

function licenceText(folder: string): string | null {
  if (!existsSync(folder)) return null
  const file = readdirSync(folder).find((name) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(name))
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim()
}
