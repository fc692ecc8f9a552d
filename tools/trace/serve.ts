import { createServer, type Server } from 'node:http'
import type { Trace } from '@portal/mock-server/har'
import { Playback } from './playback.ts'

/** A server that answers with what a recording has; every other call is a 404 whose text names it. */
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
