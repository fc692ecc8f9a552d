/**
 * A backend of the portal's public ancestors, to prove that the portal works with a server other than its mock: `node
 * e2e/backends/ancestor/server.ts --port N`. It is written only from notes on the ancestors and shares no code with the
 * mock. Anything else answers 404 with the framework's page. `/__steer/…` is for tests: reset the state, create a
 * session without a captcha, expire sessions, list valid tokens, slow down a call, list the slow calls that the client
 * has aborted.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { parseArgs } from 'node:util'
import { errorPage } from './answer.ts'
import { createBackend } from './backend.ts'
import { picture } from './captcha.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    /** Base URL of pictures; by default `//` and the host of the request. */
    cdn: { type: 'string' },
  },
})
const port = Number(values.port)
if (!Number.isInteger(port) || port < 1) throw new Error('--port N is needed.')
const cdn = values.cdn ?? null
let backend = createBackend(cdn)
/** Paths of calls whose body arrives byte by byte and never ends. */
const slow = new Set<string>()
/** Paths of slow calls that the client has aborted. */
const brokenOff: string[] = []

/** Never ends. */
function keepWaiting(path: string, response: ServerResponse): void {
  response.on('close', () => brokenOff.push(path))
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', ...crossOrigin })
  const drip = setInterval(() => response.write(' '), 50)
  response.on('close', () => clearInterval(drip))
}

/** The CORS headers of the ancestors. */
const crossOrigin = {
  'access-control-allow-credentials': 'true',
  'access-control-max-age': '1800',
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE, OPTIONS',
  'access-control-allow-headers':
    'think-lang, server, ba_user_token, ba-user-token, ba_token, ba-token, batoken, Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, X-CSRF-TOKEN, X-Requested-With',
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  if (!request.headers['content-type']?.includes('json')) return {}
  try {
    return JSON.parse(Buffer.concat(pieces).toString() || '{}') as Record<string, unknown>
  } catch {
    return {}
  }
}

function send(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...crossOrigin })
  response.end(JSON.stringify(body))
}

function sendErrorPage(response: ServerResponse, status: number, heading: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(errorPage(heading))
}

function steer(name: string, query: Record<string, string | undefined>): unknown {
  if (name === 'afresh') {
    backend = createBackend(cdn)
    slow.clear()
    brokenOff.length = 0
  } else if (name === 'slow') slow.add(query.path ?? '')
  else if (name === 'quick') slow.clear()
  else if (name === 'brokenOff') return brokenOff
  else if (name === 'expire') backend.expireSessions()
  else if (name === 'session') return backend.signIn(query.username ?? '')
  else if (name === 'living') return backend.living()
  return {}
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://ancestor.invalid')
  const query = Object.fromEntries(url.searchParams)
  const body = await bodyOf(request)
  if (request.method === 'OPTIONS') return void response.writeHead(204, crossOrigin).end()
  if (url.pathname.startsWith('/__steer/')) return send(response, steer(url.pathname.slice(9), query))
  if (/^\/(?:static|storage)\//.test(url.pathname)) {
    return void response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
  }
  const token = request.headers['ba-user-token'] ?? request.headers.bausertoken ?? query['ba-user-token']
  const path = url.pathname.replace(/^\/api\//, '').toLowerCase()
  if (slow.has(path)) return keepWaiting(path, response)
  const answer = backend.answer({
    method: request.method ?? 'GET',
    path,
    query,
    body,
    token: Array.isArray(token) ? token[0] : token,
    host: request.headers.host ?? '',
  })
  if (answer) send(response, answer)
  else sendErrorPage(response, 404, 'controller not exists')
}

createServer((request, response) => {
  respond(request, response).catch(() => sendErrorPage(response, 500, 'Page error, please try again later ~'))
}).listen(port, '127.0.0.1', () => console.log(`Ancestor ready on http://127.0.0.1:${port}`))
