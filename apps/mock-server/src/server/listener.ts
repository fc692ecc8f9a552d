import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { EdgeRequest, EdgeResponse } from '../edge/exchange.ts'
import type { Mock } from '../edge/mock.ts'
import { bodyLimit, formLimit } from '../edge/request-check.ts'

// An import would read every export of the module, and one of them brings in a whole HTTP client (35 ms, 16 MB).
const { createServer } = process.getBuiltinModule('node:http')

/** The mock over HTTP, without anything between the socket and the single path. */
export function createListener(mock: Mock): Server {
  return createServer((request, response) => {
    void respond(mock, request, response)
  })
}

async function respond(mock: Mock, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const body = request.method === 'GET' ? null : await readBody(request)
    const answer = await mock.handle(edgeRequest(request, body))
    if (answer.latency || answer.failure) return misbehave(answer, response)
    write(answer, response)
  } catch {
    response.destroy()
  }
}

function edgeRequest(request: IncomingMessage, body: Uint8Array | null): EdgeRequest {
  const { headers } = request
  return {
    method: request.method ?? 'GET',
    url: request.url ?? '/',
    header: (name) => {
      const value = headers[name]
      return value === undefined ? null : typeof value === 'string' ? value : value.join(', ')
    },
    body,
  }
}

/** A text shorter than this leaves in one piece with its head, which saves a system call. */
const joinedBelow = 16_384

/** Reads to the end; beyond the limit only one byte more is kept, enough for the edge to refuse it. */
function readBody(request: IncomingMessage): Promise<Uint8Array | null> {
  const limit = request.headers['content-type']?.startsWith('multipart/') ? formLimit : bodyLimit
  return new Promise((done, fail) => {
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
    request.on('error', fail)
  })
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
