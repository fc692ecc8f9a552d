import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http'
import type { EdgeRequest, EdgeResponse } from '../edge/exchange.ts'
import type { Mock } from '../edge/mock.ts'
import { limitOf } from '../edge/request/request-check.ts'
import type { Pages } from './pages/pages.ts'

// An import would read every export of the module, and one of them brings in a whole HTTP client (35 ms, 16 MB).
const { createServer } = process.getBuiltinModule('node:http')

/** The mock over HTTP, without anything between the socket and the single path. */
export function createListener(mock: Pick<Mock, 'handle'>, pages: Pages = () => null): Server {
  return createServer((request, response) => {
    if (request.method === 'GET') respond(mock, pages, request, null, response)
    else readBody(request, (body) => respond(mock, pages, request, body, response))
  })
}

function respond(
  mock: Pick<Mock, 'handle'>,
  pages: Pages,
  request: IncomingMessage,
  body: Uint8Array | null,
  response: ServerResponse,
): void {
  try {
    const asked = new HttpRequest(request, body, response)
    const answer = isPage(asked.url) ? (pages(asked) ?? mock.handle(asked)) : mock.handle(asked)
    if (answer instanceof Promise) {
      answer.then(
        (late) => deliver(late, response),
        () => response.destroy(),
      )
    } else deliver(answer, response)
  } catch {
    response.destroy()
  }
}

/** Calls of the product, which are many, are not even asked about. */
const isPage = (url: string): boolean => !url.startsWith('/api/')

class HttpRequest implements EdgeRequest {
  readonly method: string
  readonly url: string
  readonly body: Uint8Array | null
  readonly #headers: IncomingHttpHeaders
  readonly #response: ServerResponse

  constructor(request: IncomingMessage, body: Uint8Array | null, response: ServerResponse) {
    this.#response = response
    this.method = request.method ?? 'GET'
    this.url = request.url ?? '/'
    this.body = body
    this.#headers = request.headers
  }

  /** Made only for whoever asks. */
  get gone(): AbortSignal {
    const leaving = new AbortController()
    this.#response.once('close', () => leaving.abort())
    return leaving.signal
  }

  header(name: string): string | null {
    const value = this.#headers[name]
    return value === undefined ? null : typeof value === 'string' ? value : value.join(', ')
  }
}

/** A text shorter than this leaves in one piece with its head, which saves a system call. */
const joinedBelow = 16_384

/**
 * Reads to the end; beyond the limit only one byte more is kept, enough for the edge to refuse it. There is no answer to a
 * request that breaks off: nobody waits for its answer.
 */
function readBody(request: IncomingMessage, done: (body: Uint8Array | null) => void): void {
  const limit = limitOf(request.url ?? '/', request.headers['content-type'] ?? null)
  const chunks: Buffer[] = []
  let length = 0
  request.on('data', (chunk: Buffer) => {
    const room = limit + 1 - length
    if (room <= 0) return
    const kept = chunk.length > room ? chunk.subarray(0, room) : chunk
    chunks.push(kept)
    length += kept.length
  })
  request.on('end', () =>
    done(chunks.length === 0 ? null : chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)),
  )
}

/** Small answers of one turn of the event loop. */
const waiting: { answer: EdgeResponse; response: ServerResponse }[] = []

/**
 * Small answers to requests that came together leave together, at the end of the same turn: whoever reads them is woken
 * once and not for each of them.
 */
function deliver(answer: EdgeResponse, response: ServerResponse): void {
  if (answer.latency || answer.failure) misbehave(answer, response)
  else if (typeof answer.body === 'string' && answer.body.length < joinedBelow) {
    if (waiting.push({ answer, response }) === 1) setImmediate(writeWaiting)
  } else write(answer, response)
}

function writeWaiting(): void {
  for (const { answer, response } of waiting.splice(0)) {
    try {
      write(answer, response)
    } catch {
      response.destroy()
    }
  }
}

function misbehave(answer: EdgeResponse, response: ServerResponse): void {
  if (answer.failure === 'hang') return
  setTimeout(() => {
    if (answer.failure === 'cut') response.destroy()
    else write(answer, response)
  }, answer.latency ?? 0)
}

function write({ status, headers, body }: EdgeResponse, response: ServerResponse): void {
  if (response.destroyed) return
  if (body === null) {
    response.writeHead(status, headers)
    response.end()
    return
  }
  if (typeof body === 'string' && body.length < joinedBelow) {
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
    response.end(body, 'utf8')
    return
  }
  const bytes = typeof body === 'string' ? Buffer.from(body, 'utf8') : body
  response.writeHead(status, { ...headers, 'content-length': bytes.length })
  response.end(bytes)
}
