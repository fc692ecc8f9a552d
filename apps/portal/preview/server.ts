import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import sirv from 'sirv'
import { securityHeaders } from '../csp.ts'
import type { PreviewOptions } from './options.ts'
import { pagesOf, sendPage } from './pages.ts'
import { isBackendPath, passOn } from './proxy.ts'

/** A path whose last part has an ending is a file, and a missing file is 404 and not the page. */
const isFilePath = (path: string) => /\.[^/]+$/.test(path)

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
    const { pathname } = new URL(request.url ?? '/', 'http://preview.invalid')
    if (pathname === '/healthz') return void response.end('ok')
    if (isBackendPath(pathname)) {
      if (options.backend === null) return missing(response)
      return passOn(request, response, options.backend)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return missing(response, 405)
    if (isFilePath(pathname) && !pathname.endsWith('.html') && !isPage(request)) {
      return serveFile(request, response, () => missing(response))
    }
    sendPage(response, pageOf(pathname), request.headers['accept-encoding']?.toString() ?? '', options.apiUrl)
  })
}

/** An embedded address ends in anything; a browser that opens a page says that it wants one. */
const isPage = (request: IncomingMessage) =>
  request.headers['sec-fetch-dest'] === 'document' && request.url?.startsWith('/user/iframe/') === true

function missing(response: ServerResponse, status = 404) {
  response.writeHead(status, {
    ...securityHeaders,
    'content-type': 'text/plain',
    'cache-control': 'no-store',
  })
  response.end(status === 404 ? 'Not found' : 'Not allowed')
}
