import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type BuiltChunk, withImports } from './build/built-chunks.ts'

/** What a page may weigh, in bytes after brotli, and how many requests it may make before it stands. */
export interface Budget {
  script: number
  style: number
  requests: number
}

const kB = 1000

export const pageBudgets: Record<string, Budget> = {
  '/': { script: 150 * kB, style: 15 * kB, requests: 12 },
  '/user/login': { script: 160 * kB, style: 15 * kB, requests: 14 },
}

/** What any route may add to the first load, and the largest single file, in bytes after brotli. */
export const routeBudget = 42 * kB
export const chunkBudget = 90 * kB

export interface Measure {
  name: string
  measured: number
  allowed: number
}

const weigh = (file: string) => brotliCompressSync(readFileSync(file)).length

/** Everything that is measured, within its budget or not. */
export function measure(dist: string, chunks: readonly BuiltChunk[]): Measure[] {
  return [...pageMeasures(dist), ...routeMeasures(dist, chunks), ...chunkMeasures(dist)]
}

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
    all.flatMap(({ modules }) => modules.filter((id) => id.endsWith('?tsr-split=component'))),
  )
  return [...routes].map((route) => {
    const opened = all.filter(({ modules }) => modules.includes(route))
    const added = withImports(opened, all).filter((chunk) => !loaded.has(chunk))
    const measured = added.reduce((total, { file }) => total + weigh(join(dist, file)), 0)
    return { name: `route ${route.replace(/^.*routes\/|\.tsx.*$/g, '')}`, measured, allowed: routeBudget }
  })
}

function chunkMeasures(dist: string): Measure[] {
  return readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({
      name: `chunk ${name}`,
      measured: weigh(join(dist, 'assets', name)),
      allowed: chunkBudget,
    }))
}
