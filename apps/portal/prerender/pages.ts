/** Paths that the build writes as finished HTML. */
export const prerenderedPaths = ['/', '/user/login'] as const

/** What Vite's manifest says about one source file. */
export interface ManifestEntry {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

export type Manifest = Record<string, ManifestEntry>

/** Sources that each finished page needs at once: its route, and its texts in zh-cn. */
const sourcesOf: Record<(typeof prerenderedPaths)[number], RegExp[]> = {
  '/': [/routes\/index\.tsx\?tsr-split=component$/, /locales\/zh-cn\/pages\/index\.ts$/],
  '/user/login': [
    /routes\/user\/login\.tsx\?tsr-split=component$/,
    /locales\/zh-cn\/pages\/user\/login\.ts$/,
  ],
}

const shellSources = [/base\/zh-cn\.ts$/, /locales\/zh-cn\/site\.ts$/]

/** Files beside those of the entry: modules to fetch early, and styles the page is drawn with. */
export function filesOf(
  path: (typeof prerenderedPaths)[number],
  manifest: Manifest,
): { modules: string[]; styles: string[] } {
  const patterns = [...shellSources, ...sourcesOf[path]]
  const wanted = Object.keys(manifest).filter((source) => patterns.some((pattern) => pattern.test(source)))
  const entry = Object.keys(manifest).find((source) => manifest[source]?.isEntry)
  const known = withImports(entry ? [entry] : [], manifest)
  const added = [...withImports(wanted, manifest)].filter((source) => !known.has(source))
  const entries = added.flatMap((source) => manifest[source] ?? [])
  return {
    modules: unique(entries.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
    styles: unique(entries.flatMap(({ css = [] }) => css)),
  }
}

function withImports(sources: readonly string[], manifest: Manifest, found = new Set<string>()): Set<string> {
  for (const source of sources) {
    if (found.has(source)) continue
    found.add(source)
    withImports(manifest[source]?.imports ?? [], manifest, found)
  }
  return found
}

const unique = (names: readonly string[]) => [...new Set(names)]
