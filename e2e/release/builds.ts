import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const built = join(import.meta.dirname, '../../apps/portal/dist/client')

/** The route rules of a build, as in `builds/meta/{id}.json`. */
interface Rules {
  static: Record<string, { redirect: string }>
  wildcard: Record<string, never>
  dynamic: Record<string, never>
}

interface Changes {
  /** Renames every file of the program, as a new build would; the old files stay. */
  renamed?: boolean
  /** Files of the program that are missing on the host. */
  without?: readonly string[]
  /** Redirects by path. */
  redirects?: Record<string, string>
}

/** A copy of the built portal in its own folder, with another id. */
export interface Build {
  readonly id: string
  readonly dir: string
  remove(): void
}

/**
 * The file of the program with the page of this path: its name starts with the end of the path, and it contains the
 * path.
 */
export function pageFile(path: string): string {
  const assets = join(built, 'assets')
  const found = readdirSync(assets)
    .filter((name) => name.startsWith(`${basename(path)}-`) && name.endsWith('.js'))
    .filter((name) => readFileSync(join(assets, name), 'utf8').includes(path))
  const [file] = found
  if (file === undefined || found.length > 1) throw new Error(`${found.length} files hold the page ${path}.`)
  return file
}

export function copyBuild(
  id: string,
  { renamed = false, without = [], redirects = {} }: Changes = {},
): Build {
  const dir = mkdtempSync(join(tmpdir(), 'portal-build-'))
  // Precompressed files have the old names; the host compresses files without a precompressed copy.
  cpSync(built, dir, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) })
  const { id: former } = readJson(dir, 'builds/latest.json') as { id: string }
  const manifest = readJson(dir, `builds/meta/${former}.json`) as object
  const matcher: Rules = {
    static: Object.fromEntries(Object.entries(redirects).map(([path, redirect]) => [path, { redirect }])),
    wildcard: {},
    dynamic: {},
  }
  rmSync(join(dir, `builds/meta/${former}.json`))
  writeFileSync(join(dir, 'builds/latest.json'), JSON.stringify({ id }))
  writeFileSync(join(dir, `builds/meta/${id}.json`), JSON.stringify({ ...manifest, id, matcher }))
  change(dir, /\.html$/, (text) => text.replaceAll(former, id))
  if (renamed) renameFiles(dir)
  for (const file of without) rmSync(join(dir, 'assets', file))
  return { id, dir, remove: () => rmSync(dir, { recursive: true }) }
}

const readJson = (dir: string, file: string): unknown => JSON.parse(readFileSync(join(dir, file), 'utf8'))

function change(dir: string, files: RegExp, edit: (text: string) => string): void {
  for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (files.test(file)) writeFileSync(join(dir, file), edit(readFileSync(join(dir, file), 'utf8')))
  }
}

function renameFiles(dir: string): void {
  const assets = join(dir, 'assets')
  const names = new Set(readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name)))
  const renamed = (name: string) => (names.has(name) ? name.replace(/\.(?=\w+$)/, '2.') : name)
  const rename = (text: string) => text.replaceAll(/[\w.-]+\.(?:js|css)\b/g, renamed)
  for (const name of names) {
    writeFileSync(join(assets, renamed(name)), rename(readFileSync(join(assets, name), 'utf8')))
  }
  change(dir, /\.html$/, rename)
}
