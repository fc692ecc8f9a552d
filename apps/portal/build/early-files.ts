import { type BuiltChunk, chunksWith, stylesOf, withImports } from './built-chunks.ts'
import { inlineScript } from './inline-scripts.ts'

/** A page of the portal, as far as a browser loads its files before the program runs. */
export interface RoutePage {
  /** The pattern of its route: `/hotel/detail/$id`. */
  pattern: string
  layout: string
  /** Namespaces of its texts. */
  texts: readonly string[]
  /** Its HTML names its files, except the texts, whose language only the browser knows. */
  finished?: boolean
}

/** Numbers are indexes into `files`, which are names below `assets/`. */
interface EarlyFiles {
  files: string[]
  /** Texts that every page shows, by language. */
  shared: Record<string, number[]>
  pages: [pattern: string, files: number[], texts: Record<string, number[]>, layout: string][]
}

/** The script that loads the files of a page early, for the head of these pages. */
export const earlyFilesScript = (pages: readonly RoutePage[], all: readonly BuiltChunk[]): string =>
  inlineScript('early-files.js').replace(/\bearlyFiles\b/, () =>
    JSON.stringify(earlyFiles(pages, all)).replaceAll('</', '<\\/'),
  )

function earlyFiles(pages: readonly RoutePage[], all: readonly BuiltChunk[]): EarlyFiles {
  const files: string[] = []
  const start = filesOf(
    all.filter(({ isEntry }) => isEntry),
    all,
  )
  const indexes = (chunks: readonly BuiltChunk[]) =>
    [...filesOf(chunks, all).difference(start)].map((file) => {
      const name = file.replace('assets/', '')
      if (!files.includes(name)) files.push(name)
      return files.indexOf(name)
    })
  const byLanguage = (pattern: (language: string) => string) =>
    Object.fromEntries(
      ['zh-cn', 'en'].map((each) => [each, indexes(chunksWith(new RegExp(pattern(each)), all))]),
    )
  const shared = byLanguage((language) => `(?:base/${language}|locales/${language}/(?:common|site))\\.ts$`)
  const rows = pages.flatMap<EarlyFiles['pages'][number]>(({ pattern, layout, texts, finished }) => {
    const route = pattern.replace(/(.)\/$/, '$1')
    const page = all.filter(({ modules }) => Object.keys(modules).some((id) => routeOf(id) === route))
    if (page.length === 0) return []
    const frame = layout === 'user' ? chunksWith(/layouts\/UserLayout\.tsx$/, all) : []
    const names = texts.join('|') || '^'
    const textFiles = byLanguage((language) => `locales/${language}/(?:pages/)?(?:${names})\\.ts$`)
    return [[expression(route), finished ? [] : indexes([...page, ...frame]), textFiles, layout]]
  })
  // The more exact address comes first: `/user/login` before `/user/$page`.
  return { files, shared, pages: rows.toSorted(([a], [b]) => parameters(a) - parameters(b)) }
}

const filesOf = (chunks: readonly BuiltChunk[], all: readonly BuiltChunk[]): Set<string> =>
  new Set(withImports(chunks, all).flatMap((chunk) => [...stylesOf(chunk), chunk.fileName]))

/** `routes/hotel/detail.$id.tsx?tsr-split=component` holds the page of `/hotel/detail/$id`. */
function routeOf(id: string): string | null {
  const [, name] = /src\/routes\/(.+)\.tsx\?tsr-split=component\b/.exec(id) ?? []
  if (name === undefined) return null
  return `/${name.replaceAll('.', '/').replace(/(?:^|\/)(?:index|route)$/, '')}`
}

/** A route as a regular expression: `$id` is one segment, `{-$type}` an optional one. */
const expression = (route: string) =>
  `^${route.replace(/\/\{-\$\w+\}/g, '(/[^/]+)?').replace(/\$\w+/g, '[^/]+')}/?$`

const parameters = (pattern: string) => pattern.split('[^/]').length
