import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type BuiltChunk, stylesOf, withImports } from './build/built-chunks.ts'

/**
 * What a page loads before it can be used: kB of JavaScript and of styles after brotli, and files. Texts are not
 * counted. This is the quick check of each build, by its list of files; `npm run bench:portal` measures in a browser.
 */
interface Budget {
  script: number
  style: number
  files: number
}

/** As built on 2026-11-28. A page may weigh 2 % more, so that a few lines do not fail a build. */
const room = 1.02

/** By the file of the route. */
const budgets: Readonly<Record<string, Budget>> = {
  index: { script: 160, style: 13, files: 11 },
  'user/login': { script: 171, style: 13, files: 13 },
  'hotel/list': { script: 218, style: 24, files: 32 },
  'user/order/list': { script: 206, style: 24, files: 32 },
}

/** For all other pages. */
const budgetOfOthers: Budget = { script: 235, style: 26, files: 32 }

interface Measure {
  page: string
  weight: Budget
  budget: Budget
  chunks: readonly BuiltChunk[]
}

export function measurePages(dist: string, all: readonly BuiltChunk[]): Measure[] {
  const start = all.filter(({ isEntry }) => isEntry)
  // The smallest files have no compressed copy.
  const bytes = (file: string) =>
    statSync(existsSync(join(dist, `${file}.br`)) ? join(dist, `${file}.br`) : join(dist, file)).size
  const weigh = (files: readonly string[]) => files.reduce((total, file) => total + bytes(file), 0) / 1000
  return all.flatMap((route) =>
    pagesIn(route).map((page) => {
      const chunks = withImports([...start, route], all)
      const styles = [...new Set(chunks.flatMap(stylesOf))]
      const scripts = chunks.map(({ fileName }) => fileName)
      const weight = { script: weigh(scripts), style: weigh(styles), files: scripts.length + styles.length }
      return { page, weight, budget: budgets[page] ?? budgetOfOthers, chunks }
    }),
  )
}

const pagesIn = ({ modules }: BuiltChunk): string[] =>
  Object.keys(modules).flatMap((id) => /routes\/(.+)\.tsx\?tsr-split=component\b/.exec(id)?.[1] ?? [])

/** One message for each page over its budget: what to look at, and where the limit is. */
export function overBudget(measures: readonly Measure[]): string[] {
  return measures.flatMap(({ page, weight, budget, chunks }) => {
    const over = (Object.keys(budget) as (keyof Budget)[]).filter(
      (name) => weight[name] > budget[name] * room,
    )
    if (over.length === 0) return []
    const figures = over.map((name) => `${name} ${weight[name].toFixed(1)} of ${budget[name]}`)
    const heaviest = chunks
      .flatMap(({ modules }) => Object.entries(modules))
      .toSorted(([, a], [, b]) => b.renderedLength - a.renderedLength)
      .slice(0, 12)
      .map(
        ([id, { renderedLength }]) =>
          `  ${String(renderedLength).padStart(8)}  ${id.replace(/^.*\/(?=node_modules|apps|libs)/, '')}`,
      )
    return [
      `Over budget: ${page}: ${figures.join(', ')} (kB after brotli; 2 % are allowed on top).`,
      'Its largest modules, in characters before minification:',
      ...heaviest,
      'dist/source-maps/modules.txt lists all of them: compare it with that of the build before.',
      'Load with `import()` what the first paint does not need. If the page is worth its weight, raise its budget in apps/portal/budgets.ts and say why in the commit.',
    ]
  })
}

/** What belongs to the mock, its panel included. A production build contains none of it. */
export const mockModules = (all: readonly BuiltChunk[]): string[] =>
  all
    .flatMap(({ modules }) => Object.keys(modules))
    .filter((id) => /\/apps\/(?:mock-server\/src|portal\/src\/panel)\//.test(id.replaceAll('\\', '/')))
