import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { pageReports, reports } from '../csp.ts'
import { headersOf, hidden, kindOf, noticeOf } from '../hosting/rules.ts'
import type { PreviewOptions } from './options.ts'
import { pagesOf, sendPage } from './pages.ts'
import { isBackendPath, passOn } from './proxy.ts'
import { requestTarget } from './request-target.ts'

/** The production build as a good host serves it. */
export function previewServer(options: PreviewOptions): Server {
  const pageOf = pagesOf(options.dir, { apiUrl: options.apiUrl, lacks: options.lacks })
  const pageHost = { ...options, worker: existsSync(join(options.dir, 'mockServiceWorker.js')) }
  const serveFile = sirv(options.dir, {
    brotli: true,
    gzip: true,
    etag: true,
    // Looks at the folder for each request, so that a build made meanwhile is served and not missed.
    dev: true,
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headersOf(kindOf(path)))) response.setHeader(name, value)
    },
  })
  return createServer((request, response) => {
    const target = requestTarget(request.url)
    if (target === null) return refuse(response, 400)
    const { pathname } = target
    if (pathname === '/healthz') return say(response, 200, 'ok')
    if (pathname === reports.path || pathname === pageReports) return takeReport(request, response)
    if (new RegExp(hidden).test(pathname)) return refuse(response, 404)
    if (isBackendPath(pathname)) {
      if (options.backend === null) return refuse(response, 404)
      return passOn(request, response, { backend: options.backend, asked: target })
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
    if (kindOf(pathname) !== 'page') return serveFile(request, response, () => refuse(response, 404))
    const { host, 'accept-encoding': packings } = request.headers
    sendPage(
      response,
      pageOf(pathname),
      { path: pathname, host, acceptEncoding: packings?.toString() ?? '' },
      pageHost,
    )
  })
}

const plain = { 'content-type': 'text/plain; charset=utf-8' }

function say(response: ServerResponse, status: number, content?: string, own: object = plain) {
  response.writeHead(status, { ...headersOf('notice'), ...own })
  response.end(content)
}

function refuse(response: ServerResponse, status: 400 | 404 | 405) {
  const { type, content, headers } = noticeOf(status)
  say(response, status, content, { ...headers, 'content-type': `${type}; charset=utf-8` })
}

/** The console of the browser says it too; the web server is the one that keeps it. */
function takeReport(request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'POST') return refuse(response, 405)
  request.resume().on('end', () => say(response, 204))
}
