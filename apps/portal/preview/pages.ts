import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { contentSecurityPolicy, noncePlaceholder, securityHeaders } from '../csp.ts'

export interface Page {
  /** HTML with the nonce placeholder in it. */
  html: string
  /** 200, also for addresses that only the router can judge. */
  status: number
}

/** Reads the pages of a build: finished ones by their path, the shell for all others. */
export function pagesOf(dir: string, apiUrl: string): (path: string) => Page {
  const read = (file: string) => withEnv(readFileSync(join(dir, file), 'utf8'), apiUrl)
  const shell = read('shell.html')
  const finished = new Map(
    ['/', '/user/login']
      .filter((path) => existsSync(join(dir, path, 'index.html')))
      .map((path) => [path, read(join(path, 'index.html'))]),
  )
  return (path) => ({ html: finished.get(path.replace(/(.)\/$/, '$1')) ?? shell, status: 200 })
}

/** Writes the host's own settings into the page, so that no call is needed for them. */
function withEnv(html: string, apiUrl: string): string {
  return html.replace(/(id="env"[^>]*>)([^<]*)/, (_block, tag: string, json: string) => {
    const env = { ...(JSON.parse(json) as object), apiUrl }
    return tag + JSON.stringify(env).replaceAll('<', '\\u003c')
  })
}

/** Sends a page with a nonce of its own; it is never kept, because the next build may differ. */
export function sendPage(response: ServerResponse, page: Page, acceptEncoding: string, apiUrl: string): void {
  const nonce = randomBytes(16).toString('base64')
  const html = Buffer.from(page.html.replaceAll(noncePlaceholder, nonce))
  const packed = acceptEncoding.includes('br')
  response.writeHead(page.status, {
    ...securityHeaders,
    'content-security-policy': contentSecurityPolicy({
      nonce,
      api: apiUrl === '' ? [] : [new URL(apiUrl).origin],
    }),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    ...(packed && { 'content-encoding': 'br' }),
  })
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  response.end(packed ? brotliCompressSync(html, quick) : html)
}
