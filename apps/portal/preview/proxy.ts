import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { request as secureRequest } from 'node:https'
import { constants, createBrotliCompress } from 'node:zlib'
import { keepCookies } from './backend-cookies.ts'
import { backendPaths } from './backend-paths.ts'
import type { RequestTarget } from './request-target.ts'

export const isBackendPath = (path: string): boolean =>
  backendPaths.some((own) => path === own || path.startsWith(`${own}/`))

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Text of some size, unpacked yet, for somebody who can unpack it. */
function isWorthPacking({ headers }: IncomingMessage, answer: IncomingMessage): boolean {
  const isText = /json|svg/.test(answer.headers['content-type'] ?? '')
  const isPacked = answer.headers['content-encoding'] !== undefined
  const isSmall = Number(answer.headers['content-length'] ?? Number.POSITIVE_INFINITY) < 1000
  return isText && !isPacked && !isSmall && /\bbr\b/.test(headers['accept-encoding']?.toString() ?? '')
}

/** Host and base path are the backend's own, whatever the request says. */
function addressAt(backend: string, { pathname, search }: RequestTarget): URL {
  const address = new URL(backend)
  address.pathname = address.pathname.replace(/\/$/, '') + pathname
  address.search = search
  return address
}

/** Passes one request on and its answer back, as they come. A backend that is gone is a 502. */
export function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { backend, asked }: { backend: string; asked: RequestTarget },
): void {
  const target = addressAt(backend, asked)
  const send = target.protocol === 'https:' ? secureRequest : request
  const onward = send(
    target,
    { method: incoming.method, headers: { ...incoming.headers, host: target.host } },
    (answer) => {
      const status = answer.statusCode ?? 502
      keepCookies(answer.headers, backend)
      if (isWorthPacking(incoming, answer)) {
        const { 'content-length': _length, ...headers } = answer.headers
        outgoing.writeHead(status, { ...headers, 'content-encoding': 'br', vary: 'accept-encoding' })
        answer.pipe(createBrotliCompress(quick)).pipe(outgoing)
      } else {
        outgoing.writeHead(status, answer.headers)
        answer.pipe(outgoing)
      }
      // A backend that hangs up in the middle must not look like a complete answer.
      answer.on('error', () => outgoing.destroy())
    },
  )
  onward.on('error', () => {
    if (outgoing.headersSent) return outgoing.destroy()
    outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('The backend does not answer.')
  })
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}
