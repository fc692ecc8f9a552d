import { createServer, type Server, type ServerResponse } from 'node:http'
import sirv from 'sirv'
import { securityHeaders } from '../csp.ts'
import type { PreviewOptions } from './options.ts'
import { pagesOf, sendPage } from './pages.ts'
import { isBackendPath, passOn } from './proxy.ts'
import { requestTarget } from './request-target.ts'

/**
 * Where the build keeps its files: its own folders, the payloads beside the pages, and what lies at the root. A missing
 * one is 404; every other address is a page, whatever it ends in.
 */
const isFilePath = (path: string) =>
  !path.endsWith('.html') && /^\/(?:assets|builds)\/|\/_payload\.json$|^\/[^/]+\.[^/]+$/.test(path)

/** The production build as a good host serves it. */
export function previewServer(options: PreviewOptions): Server {
  const pageOf = pagesOf(options.dir, options.apiUrl)
  const serveFile = sirv(options.dir, {
    brotli: true,
    gzip: true,
    etag: true,
    // Looks at the folder for each request, so that a build made meanwhile is served and not missed.
    dev: true,
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
      response.setHeader(
        'cache-control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  return createServer((request, response) => {
    const asked = requestTarget(request.url)
    if (asked === null) return refuse(response, 400)
    const { pathname } = asked
    if (pathname === '/healthz') return void response.end('ok')
    if (isBackendPath(pathname)) {
      if (options.backend === null) return refuse(response, 404)
      return passOn(request, response, { backend: options.backend, asked })
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
    if (isFilePath(pathname)) return serveFile(request, response, () => refuse(response, 404))
    sendPage(response, pageOf(pathname), request.headers['accept-encoding']?.toString() ?? '', options.apiUrl)
  })
}

const statusTexts = { 400: 'Malformed request', 404: 'Not found', 405: 'Not allowed' }

function refuse(response: ServerResponse, status: keyof typeof statusTexts) {
  response.writeHead(status, {
    ...securityHeaders,
    'content-type': 'text/plain',
    'cache-control': 'no-store',
  })
  response.end(statusTexts[status])
}
