import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'
import { type BuiltChunk, chunksWith, withImports } from './built-chunks.ts'

/** What the build has to know of a page to let a browser fetch its files before the program runs. */
export interface RoutePage {
  /** The route's pattern as its file writes it: `/hotel/detail/$id`. */
  pattern: string
  layout: string
  /** Namespaces of texts; those without a file of their own are known to the loader alone. */
  texts: readonly string[]
  /** Its HTML names its files itself, but for the texts: their language is known to the browser alone. */
  finished?: boolean
}

/** Numbers stand for places in `files`, which are names below `assets/`. */
interface EarlyFiles {
  files: string[]
  /** Texts that every page shows. */
  shared: Record<string, number[]>
  /** Pattern of the path, files of the page, its texts by language, its layout. */
  pages: [pattern: string, files: number[], texts: Record<string, number[]>, layout: string][]
}

const languages = ['zh-cn', 'en'] as const

/** Files the browser fetches on the first visit of a page, while the program itself is still on its way. */
function earlyFiles(pages: readonly RoutePage[], all: readonly BuiltChunk[]): EarlyFiles {
  const files: string[] = []
  const start = filesOf(
    all.filter(({ isEntry }) => isEntry),
    all,
  )
  const numbers = (chunks: readonly BuiltChunk[], known: ReadonlySet<string> = new Set()) =>
    [...filesOf(chunks, all)]
      .filter((file) => !start.has(file) && !known.has(file))
      .map((file) => {
        const name = file.replace('assets/', '')
        if (!files.includes(name)) files.push(name)
        return files.indexOf(name)
      })
  const byLanguage = (patterns: (language: string) => RegExp[]) =>
    Object.fromEntries(
      languages.map((language) => [
        language,
        numbers(patterns(language).flatMap((pattern) => chunksWith(pattern, all))),
      ]),
    )
  const shared = byLanguage((language) => [
    new RegExp(`base/${language}\\.ts$|locales/${language}/(?:common|site)\\.ts$`),
  ])
  const rows = pages.flatMap<EarlyFiles['pages'][number]>(({ pattern, layout, texts, finished }) => {
    const page = all.filter(({ modules }) =>
      modules.some((id) => routeOf(id) === pattern.replace(/(.)\/$/, '$1')),
    )
    if (page.length === 0) return []
    const frame = layout === 'user' ? chunksWith(/layouts\/UserLayout\.tsx$/, all) : []
    const textFiles = byLanguage((language) =>
      texts.map((name) => new RegExp(`locales/${language}/(?:pages/)?${name}\\.ts$`)),
    )
    return [[expression(pattern), finished ? [] : numbers([...page, ...frame]), textFiles, layout]]
  })
  // The more exact address stands first: `/user/login` before `/user/$page`.
  return { files, shared, pages: rows.toSorted(([a], [b]) => parameters(a) - parameters(b)) }
}

/** The script for the head of a page, as text. */
export function earlyFilesScript(pages: readonly RoutePage[], all: readonly BuiltChunk[]): string {
  const program = readFileSync(join(import.meta.dirname, 'early-files.js'), 'utf8')
  const table = JSON.stringify(earlyFiles(pages, all))
  const { code } = minifySync('early-files.js', program, { compress: true })
  return code.replace(/\bearlyFiles\b/, () => table).replaceAll('</', '<\\/')
}

const filesOf = (chunks: readonly BuiltChunk[], all: readonly BuiltChunk[]): Set<string> =>
  new Set(withImports(chunks, all).flatMap(({ file, styles }) => [...styles, file]))

/** `routes/hotel/detail.$id.tsx?tsr-split=component` holds the page of `/hotel/detail/$id`. */
function routeOf(id: string): string | null {
  const [, name] = /src\/routes\/(.+)\.tsx\?tsr-split=component\b/.exec(id) ?? []
  if (name === undefined) return null
  return `/${name.replaceAll('.', '/').replace(/(?:^|\/)(?:index|route)$/, '')}`
}

const parameters = (pattern: string) => pattern.split('[^/]').length

/** A route's pattern as a regular expression: `$id` is one segment, `{-$type}` one that may be missing. */
const expression = (pattern: string) =>
  `^${pattern
    .replace(/(.)\/$/, '$1')
    .replace(/\/\{-\$\w+\}/g, '(/[^/]+)?')
    .replace(/\$\w+/g, '[^/]+')}/?$`
