import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { deliveredPart, dripped, wait } from '../edge/delivery.ts'
import type { EdgeRequest, EdgeResponse } from '../edge/exchange.ts'
import { limitOf } from '../edge/request/request-check.ts'
import type { Mock } from '../mock.ts'
import type { Delivery } from '../world/fault-rule.ts'
import type { Pages } from './pages/pages.ts'

/** Serves the mock and its own pages over HTTP. */
export function createListener(mock: Pick<Mock, 'handle'>, pages: Pages = () => null): Server {
  return createServer((message, response) => {
    answer(mock, pages, message, response).catch(() => response.destroy())
  })
}

async function answer(
  mock: Pick<Mock, 'handle'>,
  pages: Pages,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const request = edgeRequest(message, await bodyOf(message), response)
  await send(await (pages(request) ?? mock.handle(request)), response)
}

function edgeRequest(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  body: Uint8Array | null,
  response: ServerResponse,
): EdgeRequest {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  const header = (name: string) => {
    const value = headers[name]
    return Array.isArray(value) ? value.join(', ') : (value ?? null)
  }
  return { method, url, body, gone: gone.signal, header }
}

/** Reads a body to its end, but keeps only one byte beyond the limit: enough for the edge to refuse it. */
async function bodyOf(message: IncomingMessage): Promise<Uint8Array | null> {
  const limit = limitOf(message.url ?? '/', message.headers['content-type'] ?? null)
  const chunks: Buffer[] = []
  let room = limit + 1
  for await (const chunk of message as AsyncIterable<Buffer>) {
    if (room > 0) chunks.push(chunk.subarray(0, room))
    room -= chunk.length
  }
  return chunks.length === 0 ? null : Buffer.concat(chunks)
}

async function send(answer: EdgeResponse, response: ServerResponse): Promise<void> {
  const { status, headers, body, latency, failure, delivery } = answer
  if (failure === 'hang') return
  if (latency) await wait(latency)
  if (failure === 'cut') {
    response.destroy()
    return
  }
  const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) }
  response.writeHead(status, { ...headers, ...length })
  if (body !== null && delivery) await deliver(body, delivery, response)
  else response.end(body)
}

/** A caller that has gone away stops the dripping. */
async function deliver(
  body: string | Uint8Array,
  delivery: Delivery,
  response: ServerResponse,
): Promise<void> {
  const { arriving, breaks } = deliveredPart(body, delivery)
  response.flushHeaders()
  for await (const piece of dripped(arriving, delivery)) {
    if (response.destroyed) return
    // What is on its way when the connection is destroyed would be lost.
    await new Promise<void>((sent) => void response.write(piece, () => sent()))
  }
  if (breaks) response.destroy()
  else response.end()
}
