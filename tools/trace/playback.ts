import { createServer, type Server } from 'node:http'
import { type OperationId, routes } from '@portal/api-client/contract'
import { bytesOf, pathOf, type Trace, type TraceEntry } from '@portal/mock-server/har'

interface PlayedAnswer {
  readonly status: number
  readonly type: string
  readonly body: Uint8Array
}

/** Without the base path of a backend. */
const ownPath = (path: string): string => path.slice(Math.max(0, path.indexOf('/api/')))

const byCall = new Map(
  (Object.keys(routes) as OperationId[]).map((id) => [`${routes[id].method} ${routes[id].path}`, id]),
)

/** The operation of a call; null if the contract has none. */
export const operationAt = (method: string, path: string): OperationId | null =>
  byCall.get(`${method} ${ownPath(path)}`) ?? null

const withoutQuery = (path: string): string => path.split('?')[0] ?? path

const answerOf = ({ response: { status, content } }: TraceEntry): PlayedAnswer => ({
  status,
  type: content.mimeType,
  body: bytesOf(content.text ?? '', content.encoding),
})

/**
 * Answers a call as a trace did, in the order of the trace; the last answer is repeated. A call with another body, such as a
 * password that the trace does not hold, gets the answers of its address.
 */
export class Playback {
  readonly #exact: Map<string, TraceEntry[]>
  readonly #near: Map<string, TraceEntry[]>

  constructor({ log }: Trace) {
    const answered = log.entries.filter(({ _failure }) => _failure === undefined)
    this.#exact = Map.groupBy(answered, (entry) =>
      exactKey(entry.request.method, pathOf(entry), entry.request.postData?.text),
    )
    this.#near = Map.groupBy(answered, (entry) => nearKey(entry.request.method, pathOf(entry)))
  }

  /** Null for a call that is not in the trace. */
  answer(method: string, path: string, sent?: string | null): PlayedAnswer | null {
    const found =
      this.#exact.get(exactKey(method, path, sent ?? undefined)) ?? this.#near.get(nearKey(method, path))
    const entry = found && found.length > 1 ? found.shift() : found?.[0]
    return entry ? answerOf(entry) : null
  }
}

const exactKey = (method: string, path: string, sent = ''): string => `${method} ${ownPath(path)} ${sent}`
const nearKey = (method: string, path: string): string => `${method} ${withoutQuery(ownPath(path))}`

/** A server that answers as a recording did, and any other call with 404. */
export function playbackServer(trace: Trace): Server {
  const playback = new Playback(trace)
  return createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const { method = 'GET', url = '/' } = incoming
      const answer = playback.answer(method, url, Buffer.concat(chunks).toString('utf8') || null)
      if (answer === null) {
        outgoing.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
        outgoing.end(`The recording has no ${method} ${url}.`)
      } else {
        outgoing.writeHead(answer.status, { 'content-type': answer.type })
        outgoing.end(answer.body)
      }
    })
  })
}
