import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Line, line } from './measures.ts'

export interface PageBytes {
  /** JavaScript that the page's HTML asks for, in bytes after brotli. */
  readonly script: number
  readonly style: number
  readonly requests: number
}

const assetPattern = /<(?:script|link)\b[^>]*?(?:src|href)="(\/[^"]+\.(?:js|css))"[^>]*>/g

/** What a prerendered page fetches before anything runs; null when there is no such build. */
export function pageBytes(dist: string, page: string): PageBytes | null {
  const html = join(dist, page, 'index.html')
  if (!existsSync(html)) return null
  const assets = new Set(
    [...readFileSync(html, 'utf8').matchAll(assetPattern)].map((match) => match[1] ?? ''),
  )
  // A build that is being written has the page before its files.
  if ([...assets].some((path) => !existsSync(join(dist, path)))) return null
  const size = (path: string) => brotliCompressSync(readFileSync(join(dist, path))).length
  const sum = (ending: string) =>
    [...assets].filter((path) => path.endsWith(ending)).reduce((bytes, path) => bytes + size(path), 0)
  return { script: sum('.js'), style: sum('.css'), requests: assets.size + 1 }
}

/** The first load of the portal's two entrances against its budgets. */
export function portalLines(dist: string): Line[] {
  return [
    { page: '', name: 'home', script: 150, requests: 12 },
    { page: 'user/login', name: 'login', script: 160, requests: 14 },
  ].flatMap(({ page, name, script, requests }): Line[] => {
    const bytes = pageBytes(dist, page)
    if (bytes === null) return [line(`portal, ${name}`, 'not built')]
    const kb = (size: number) => `${(size / 1000).toFixed(1)} kB`
    return [
      line(
        `first JavaScript, ${name} (brotli)`,
        kb(bytes.script),
        `at most ${script} kB`,
        bytes.script <= script * 1000,
      ),
      line(`first CSS, ${name} (brotli)`, kb(bytes.style), 'at most 15 kB', bytes.style <= 15_000),
      line(`requests, ${name}`, String(bytes.requests), `at most ${requests}`, bytes.requests <= requests),
    ]
  })
}
