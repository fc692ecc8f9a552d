import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

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
