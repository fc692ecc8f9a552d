import { connect, type Socket } from 'node:net'

/** One request. */
export interface Shot {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

interface LoadResult {
  /** Answers per second. */
  readonly rate: number
  /** Answers whose status was not 2xx. */
  readonly refused: number
}

const headEnd = Buffer.from('\r\n\r\n')
const chunkedEnd = Buffer.from('0\r\n\r\n')

/** The bytes of a keep-alive request; written once and sent as they are. */
export function requestBytes(port: number, { method, path, headers = {}, body }: Shot): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, `host: 127.0.0.1:${port}`, 'connection: keep-alive']
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`)
  if (body !== undefined)
    lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`)
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`)
}

/**
 * Cuts answers out of a connection's bytes: enough of HTTP to count them, and no more.
 * @returns the status of each complete answer; the rest is kept for the next call
 */
export function answerCutter(): (chunk: Buffer) => number[] {
  let rest: Buffer = Buffer.alloc(0)
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const statuses: number[] = []
    for (;;) {
      const head = rest.indexOf(headEnd)
      if (head === -1) return statuses
      const text = rest.toString('latin1', 0, head).toLowerCase()
      const length = /\r\ncontent-length: *(\d+)/.exec(text)?.[1]
      let end = head + headEnd.length + Number(length ?? 0)
      if (length === undefined && text.includes('transfer-encoding: chunked')) {
        const last = rest.indexOf(chunkedEnd, head)
        if (last === -1) return statuses
        end = last + chunkedEnd.length
      }
      if (rest.length < end) return statuses
      statuses.push(Number(text.slice(9, 12)))
      rest = rest.subarray(end)
    }
  }
}

/**
 * Sends requests in turn over several keep-alive connections, each waiting for its answer, for a number of seconds.
 * Written on bare sockets: an HTTP client would cost more than some of the servers measured.
 * @throws Error when a connection breaks
 */
export function load(
  port: number,
  shots: readonly Shot[],
  seconds: number,
  connections = 16,
): Promise<LoadResult> {
  const all = shots.map((shot) => requestBytes(port, shot))
  let sent = 0
  const next = () => all[sent++ % all.length] ?? Buffer.alloc(0)
  return new Promise((resolve, reject) => {
    const sockets: Socket[] = []
    let answers = 0
    let refused = 0
    const began = performance.now()
    const finish = () => {
      for (const socket of sockets) socket.destroy()
      resolve({ rate: (answers * 1000) / (performance.now() - began), refused })
    }
    const timer = setTimeout(finish, seconds * 1000)
    for (let i = 0; i < connections; i += 1) {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      const cut = answerCutter()
      socket.on('connect', () => socket.write(next()))
      socket.on('data', (chunk: Buffer) => {
        for (const status of cut(chunk)) {
          answers += 1
          if (status < 200 || status > 299) refused += 1
          socket.write(next())
        }
      })
      socket.on('error', (error) => {
        clearTimeout(timer)
        reject(error)
      })
      sockets.push(socket)
    }
  })
}
