import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { request as secureRequest } from 'node:https'

/** Paths that belong to the backend. */
export const isBackendPath = (path: string): boolean => /^\/(?:api|media|__mock)(?:\/|$)/.test(path)

/** Passes one request on and its answer back, as they come. A backend that is gone is a 502. */
export function passOn(incoming: IncomingMessage, outgoing: ServerResponse, backend: string): void {
  const target = new URL(incoming.url ?? '/', backend)
  const send = target.protocol === 'https:' ? secureRequest : request
  const onward = send(
    target,
    { method: incoming.method, headers: { ...incoming.headers, host: target.host } },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
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
