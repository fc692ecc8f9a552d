import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest } from './prerender/pages.ts'

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
export const routeBudget = 60 * kB
export const chunkBudget = 120 * kB

export interface Measure {
  name: string
  measured: number
  allowed: number
}

const weigh = (file: string) => brotliCompressSync(readFileSync(file)).length

/** Everything that is measured, within its budget or not. */
export function measure(dist: string, manifest: Manifest): Measure[] {
  return [...pageMeasures(dist), ...routeMeasures(dist, manifest), ...chunkMeasures(dist)]
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

function routeMeasures(dist: string, manifest: Manifest): Measure[] {
  const entry = Object.keys(manifest).find((source) => manifest[source]?.isEntry) ?? ''
  const loaded = closure([entry], manifest)
  return Object.keys(manifest)
    .filter((source) => source.includes('?tsr-split=component'))
    .map((source) => {
      const added = [...closure([source], manifest)].filter((part) => !loaded.has(part))
      const files = new Set(added.flatMap((part) => manifest[part]?.file ?? []))
      const measured = [...files].reduce((total, file) => total + weigh(join(dist, file)), 0)
      return { name: `route ${source.replace(/^.*routes\/|\.tsx.*$/g, '')}`, measured, allowed: routeBudget }
    })
}

function closure(sources: readonly string[], manifest: Manifest, found = new Set<string>()): Set<string> {
  for (const source of sources) {
    if (found.has(source)) continue
    found.add(source)
    closure(manifest[source]?.imports ?? [], manifest, found)
  }
  return found
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
