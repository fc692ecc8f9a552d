import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type OperationId, routes } from '@portal/api-client/contract'
import { bytesOf, pathOf, type Trace, type TraceEntry } from '@portal/mock-server/har'

/** Without the base path of a backend. */
const ownPath = (path: string): string => path.slice(Math.max(0, path.indexOf('/api/')))

const byCall = new Map(
  (Object.keys(routes) as OperationId[]).map((id) => [`${routes[id].method} ${routes[id].path}`, id]),
)

/** The operation of a call; null if the contract has none. */
export const operationAt = (method: string, path: string): OperationId | null =>
  byCall.get(`${method} ${ownPath(path)}`) ?? null

const withoutQuery = (path: string): string => path.split('?')[0] ?? path

const exactKey = (method: string, path: string, sent = ''): string => `${method} ${ownPath(path)} ${sent}`
const nearKey = (method: string, path: string): string => `${method} ${withoutQuery(ownPath(path))}`

/** Finds the recorded call; null for one that the trace lacks. */
type Playback = (method: string, path: string, sent?: string) => TraceEntry | null

/**
 * Answers calls in the order of a trace; the last answer is repeated. A call with another body, such as a password that the
 * trace does not hold, gets the answers of its address.
 */
export function playback({ log }: Trace): Playback {
  const answered = log.entries.filter(({ _failure }) => _failure === undefined)
  const exact = Map.groupBy(answered, (entry) =>
    exactKey(entry.request.method, pathOf(entry), entry.request.postData?.text),
  )
  const near = Map.groupBy(answered, (entry) => nearKey(entry.request.method, pathOf(entry)))
  return (method, path, sent) => {
    const found = exact.get(exactKey(method, path, sent)) ?? near.get(nearKey(method, path)) ?? []
    return (found.length > 1 ? found.shift() : found[0]) ?? null
  }
}

/** A server that answers as a recording did, and any other call with 404. */
export function playbackServer(trace: Trace): Server {
  const recorded = playback(trace)
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = incoming
    const entry = recorded(method, url, await text(incoming))
    if (entry === null) {
      outgoing.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
      outgoing.end(`The recording has no ${method} ${url}.`)
      return
    }
    const { status, content } = entry.response
    outgoing.writeHead(status, { 'content-type': content.mimeType })
    outgoing.end(bytesOf(content.text ?? '', content.encoding))
  }
  return createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
}
