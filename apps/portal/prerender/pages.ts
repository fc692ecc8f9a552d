import { type BuiltChunk, chunksWith, withImports } from '../build/built-chunks.ts'

/** Paths that the build writes as finished HTML. */
export const prerenderedPaths = ['/', '/user/login'] as const

/** Where browsers that are too old are led to: a page in words, without the program. */
export const oldBrowserPath = '/old-browser'

/** The route of each finished page. */
const routes: Record<(typeof prerenderedPaths)[number], RegExp> = {
  '/': /routes\/index\.tsx\?tsr-split=component\b/,
  '/user/login': /routes\/user\/login\.tsx\?tsr-split=component\b/,
}

/**
 * Files beside those that the shell names itself: modules to fetch early, styles the page is drawn with. Texts are asked
 * for by the script of early files, which knows the language.
 */
export function filesOf(path: (typeof prerenderedPaths)[number], all: readonly BuiltChunk[]) {
  const named = withImports(
    all.filter(({ isEntry }) => isEntry),
    all,
  )
  const added = withImports(chunksWith(routes[path], all), all).filter((chunk) => !named.includes(chunk))
  return {
    modules: added.map(({ file }) => file),
    styles: [...new Set(added.flatMap(({ styles }) => styles))],
  }
}
