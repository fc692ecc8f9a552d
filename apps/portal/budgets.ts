import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type BuiltChunk, withImports } from './build/built-chunks.ts'

/**
 * What a page may weigh, in bytes after brotli, and how many requests it may make before it stands: the quick guard of
 * each build, by its list of files. What a page really loads is measured in a browser by `npm run bench:portal`, and that
 * counts (tools/bench/portal/limits.ts). Texts are asked for by a script and are not among them.
 */
interface Budget {
  script: number
  style: number
  requests: number
}

const kB = 1000

const pageBudgets: Record<string, Budget> = {
  '/': { script: 157 * kB, style: 8 * kB, requests: 7 },
  '/user/login': { script: 166.6 * kB, style: 11 * kB, requests: 9 },
}

/** What a route may add to the first load, in bytes after brotli and in files; the texts of one language come on top. */
const routeBudget = { script: 67.5 * kB, files: 30 }

/** The same for what an operator opens all day, so that none of them grows unnoticed: what it weighs, and a little room. */
const dailyScripts: Record<string, number> = {
  'hotel/list': 48 * kB,
  'hotel/detail.$id': 46.8 * kB,
  'hotel/booking': 58.5 * kB,
  'car/list': 49.5 * kB,
  'airport/list': 48 * kB,
  'user/order/list': 53 * kB,
  'user/order/detail.$id': 48 * kB,
  'user/account/overview': 40 * kB,
}

/** The largest single file, in bytes after brotli. The names of all files stand in it, and their hashes shift it by some 50. */
const fileBudgets = { '.js': 91.6 * kB, '.css': 24 * kB }

interface Measure {
  name: string
  measured: number
  allowed: number
}

const weigh = (file: string) => brotliCompressSync(readFileSync(file)).length

/** Everything that is measured, within its budget or not. */
export function measure(dist: string, chunks: readonly BuiltChunk[]): Measure[] {
  return [...pageMeasures(dist), ...routeMeasures(dist, chunks), ...fileMeasures(dist), mockMeasure(chunks)]
}

/** What belongs to the mock, its panel included, in a build that has none. */
const mockModules = /\/apps\/(?:mock-server\/src|portal\/src\/panel)\//

const mockMeasure = (chunks: readonly BuiltChunk[]): Measure => ({
  name: 'modules of the mock',
  measured: chunks
    .flatMap(({ modules }) => modules)
    .filter((id) => mockModules.test(id.replaceAll('\\', '/'))).length,
  allowed: 0,
})

export const overBudget = (measures: readonly Measure[]): Measure[] =>
  measures.filter(({ measured, allowed }) => measured > allowed)

function pageMeasures(dist: string): Measure[] {
  return Object.entries(pageBudgets).flatMap(([path, budget]) => {
    const files = assetsOf(readFileSync(join(dist, path, 'index.html'), 'utf8'))
    const sum = (ending: string) =>
      files
        .filter((file) => file.endsWith(ending))
        .reduce((total, file) => total + weigh(join(dist, file)), 0)
    return [
      { name: `${path} script`, measured: sum('.js'), allowed: budget.script },
      { name: `${path} style`, measured: sum('.css'), allowed: budget.style },
      { name: `${path} requests`, measured: files.length + 1, allowed: budget.requests },
    ]
  })
}

const assetsOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(
      (hit) => hit[1] ?? '',
    ),
  ),
]

function routeMeasures(dist: string, all: readonly BuiltChunk[]): Measure[] {
  // Every page has the start, and after its first paint the late part.
  const everywhere = all.filter(
    ({ isEntry, modules }) => isEntry || modules.some((id) => id.endsWith('boot/Late.tsx')),
  )
  const loaded = new Set(withImports(everywhere, all))
  const routes = new Set(
    all.flatMap(({ modules }) => modules.filter((id) => /\?tsr-split=component\b/.test(id))),
  )
  const styled = new Set([...loaded].flatMap(({ styles }) => styles))
  return [...routes].flatMap((route) => {
    const opened = all.filter(({ modules }) => modules.includes(route))
    const added = withImports(opened, all).filter((chunk) => !loaded.has(chunk))
    const styles = new Set(added.flatMap((chunk) => chunk.styles.filter((file) => !styled.has(file))))
    const measured = added.reduce((total, { file }) => total + weigh(join(dist, file)), 0)
    const name = route.replace(/^.*routes\/|\.tsx.*$/g, '')
    return [
      { name: `route script ${name}`, measured, allowed: dailyScripts[name] ?? routeBudget.script },
      { name: `route files ${name}`, measured: added.length + styles.size, allowed: routeBudget.files },
    ]
  })
}

function fileMeasures(dist: string): Measure[] {
  return Object.entries(fileBudgets).flatMap(([ending, allowed]) =>
    readdirSync(join(dist, 'assets'))
      .filter((name) => name.endsWith(ending))
      .map((name) => ({ name: `file ${name}`, measured: weigh(join(dist, 'assets', name)), allowed })),
  )
}
