import { type BuiltChunk, chunksWith, withImports } from '../build/built-chunks.ts'

/** Paths that the build writes as finished HTML. */
export const prerenderedPaths = ['/', '/user/login'] as const

/** Where browsers that are too old are led to: a page in words, without the program. */
export const oldBrowserPath = '/old-browser'

/** Modules that each finished page needs at once: its route, and its texts in zh-cn. */
const neededBy: Record<(typeof prerenderedPaths)[number], RegExp> = {
  '/': /routes\/index\.tsx\?tsr-split=component\b|locales\/zh-cn\/(?:stay|welcome|pages\/index)\.ts$/,
  '/user/login': /routes\/user\/login\.tsx\?tsr-split=component\b|locales\/zh-cn\/pages\/user\/login\.ts$/,
}

const shellModules = /base\/zh-cn\.ts$|locales\/zh-cn\/(?:common|site)\.ts$/

/** Files beside those that the shell names itself: modules to fetch early, styles the page is drawn with. */
export function filesOf(path: (typeof prerenderedPaths)[number], all: readonly BuiltChunk[]) {
  const named = withImports(
    all.filter(({ isEntry }) => isEntry),
    all,
  )
  const wanted = [...chunksWith(shellModules, all), ...chunksWith(neededBy[path], all)]
  const added = withImports(wanted, all).filter((chunk) => !named.includes(chunk))
  return {
    modules: added.map(({ file }) => file),
    styles: [...new Set(added.flatMap(({ styles }) => styles))],
  }
}
