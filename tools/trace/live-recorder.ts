import { writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { harEntry, type TraceEntry, traceOf } from '@portal/mock-server/har'
import { operationAt } from './playback.ts'
import { withoutSecrets } from './secrets.ts'

/** Headers of a connection, not of the call. */
const ofConnection = new Set([
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
])

const bodyOf = async (incoming: IncomingMessage): Promise<Uint8Array | null> => {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return chunks.length === 0 ? null : Buffer.concat(chunks)
}

const headersOf = ({ rawHeaders }: IncomingMessage): [string, string][] =>
  rawHeaders.flatMap((name, at): [string, string][] =>
    at % 2 === 0 && !ofConnection.has(name.toLowerCase())
      ? [[name.toLowerCase(), rawHeaders[at + 1] ?? '']]
      : [],
  )

interface LiveRecorder {
  readonly server: Server
  /** Writes the recording so far, without secrets. */
  save(): void
}

/**
 * A server between the portal and a real backend: it forwards each call and its answer, and records both.
 * @param target base of the backend, such as `https://api.example.com/base`
 */
export function createLiveRecorder({ target, file }: { target: string; file: string }): LiveRecorder {
  const entries: TraceEntry[] = []

  async function passOn(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const started = Date.now()
    // Calls are kept in the order in which they began.
    const at = entries.length
    const { method = 'GET', url = '/' } = incoming
    const headers = headersOf(incoming)
    // If a mock answers some of the calls, its control calls pass here too.
    const isKept = !url.startsWith('/__mock/')
    const keep = (entry: TraceEntry) => {
      if (isKept) entries[at] = entry
    }
    if (isKept) entries.length += 1
    const sent = await bodyOf(incoming)
    const address = `${target.replace(/\/$/, '')}${url}`
    const call = { method, url: address, requestHeaders: headers, sent, started }
    const own = { _operation: operationAt(method, url.split('?')[0] ?? '') }
    try {
      const answer = await fetch(address, {
        method,
        headers,
        redirect: 'manual',
        ...(sent === null ? {} : { body: sent as BodyInit }),
      })
      const answered = new Uint8Array(await answer.arrayBuffer())
      const answerHeaders = [...answer.headers].filter(([name]) => !ofConnection.has(name))
      const { status } = answer
      const took = Date.now() - started
      keep(harEntry({ ...call, status, responseHeaders: answerHeaders, answered, took }, own))
      outgoing.writeHead(status, answerHeaders.flat()).end(answered)
    } catch (error) {
      const none = { status: 0, responseHeaders: [], answered: null, took: Date.now() - started }
      keep(harEntry({ ...call, ...none }, { ...own, _failure: 'cut' }))
      outgoing.writeHead(502, { 'content-type': 'text/plain' })
      outgoing.end(`The backend does not answer: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  return {
    server: createServer((incoming, outgoing) => {
      passOn(incoming, outgoing).catch(() => outgoing.destroy())
    }),
    save: () => {
      const complete = entries.filter((entry) => entry !== undefined)
      writeFileSync(file, withoutSecrets(traceOf(complete, null)))
    },
  }
}
