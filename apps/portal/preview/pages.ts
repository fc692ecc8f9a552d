import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { contentSecurityPolicy, noncePlaceholder, originPlaceholder } from '../csp.ts'
import { oldBrowserPath, prerenderedPaths } from '../hosting/page-paths.ts'
import { headersOf, noIndex, searchable } from '../hosting/rules.ts'

interface Page {
  /** HTML with the nonce placeholder in it. */
  html: string
  /** 200, also for addresses that only the router can judge. */
  status: number
}

/** Reads the pages of a build: finished ones by their path, the shell for all others. */
export function pagesOf(dir: string, settings: PageSettings): (path: string) => Page {
  const read = (file: string) => withSettings(readFileSync(join(dir, file), 'utf8'), settings)
  const shell = read('shell.html')
  const finished = new Map<string, string>(
    [...prerenderedPaths, oldBrowserPath]
      .filter((path) => existsSync(join(dir, path, 'index.html')))
      .map((path) => [path, read(join(path, 'index.html'))]),
  )
  return (path) => ({ html: finished.get(path.replace(/(.)\/$/, '$1')) ?? shell, status: 200 })
}

/** What a page is sent with, apart from itself. */
interface PageRequest {
  /** Address without query. */
  path: string
  /** The `host` that the browser has named. */
  host: string | undefined
  acceptEncoding: string
}

/** What the host has decided for all pages. */
interface PageHost {
  apiUrl: string
  frames: readonly string[]
  /** Whether the mock answers inside the page, from a worker. */
  worker: boolean
}

/** A name and a port, and nothing that would end the list it is put into. */
const isHost = (text: string) => /^[a-z0-9.-]+(?::\d+)?$/i.test(text)

/** Sends a page with a nonce of its own; it is never kept, because the next build may differ. */
export function sendPage(
  response: ServerResponse,
  page: Page,
  { path, host, acceptEncoding }: PageRequest,
  { apiUrl, frames, worker }: PageHost,
): void {
  const nonce = randomBytes(16).toString('base64')
  const own = host !== undefined && isHost(host) ? { host } : {}
  const origin = `http://${own.host ?? 'localhost'}`
  const html = Buffer.from(
    page.html.replaceAll(noncePlaceholder, nonce).replaceAll(originPlaceholder, origin),
  )
  const packed = acceptEncoding.includes('br')
  response.writeHead(page.status, {
    ...headersOf('page'),
    'content-security-policy': contentSecurityPolicy({
      nonce,
      ...own,
      api: apiUrl === '' ? [] : [new URL(apiUrl).origin],
      frames,
      worker,
    }),
    ...(!new RegExp(searchable).test(path) && noIndex),
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
    ...(packed && { 'content-encoding': 'br' }),
  })
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  response.end(packed ? brotliCompressSync(html, quick) : html)
}

/** What the host tells the page of its backend. */
export interface PageSettings {
  apiUrl: string
  lacks: readonly string[]
}

/** Writes the host's own settings into the page, so that no call is needed for them. */
export function withSettings(html: string, { apiUrl, lacks }: PageSettings): string {
  return html.replace(/(id="env"[^>]*>)([^<]*)/, (_block, tag: string, json: string) => {
    const env = { ...(JSON.parse(json) as object), apiUrl, ...(lacks.length > 0 && { lacks }) }
    return tag + JSON.stringify(env).replaceAll('<', '\\u003c')
  })
}
