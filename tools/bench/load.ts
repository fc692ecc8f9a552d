import { Agent, request } from 'node:http'

/** A request. */
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

/**
 * Sends requests in turn over several keep-alive connections for a number of seconds.
 * @throws Error if a connection breaks
 */
export async function load(
  port: number,
  shots: readonly Shot[],
  seconds: number,
  connections = 16,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const statusOf = ({ method, path, headers, body }: Shot) =>
    new Promise<number>((resolve, reject) => {
      const type = body === undefined ? {} : { 'content-type': 'application/json' }
      request(
        { port, host: '127.0.0.1', agent, method, path, headers: { ...headers, ...type } },
        (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
        },
      )
        .once('error', reject)
        .end(body)
    })
  const began = performance.now()
  let [sent, answers, refused] = [0, 0, 0]
  const worker = async () => {
    while (performance.now() - began < seconds * 1000) {
      const shot = shots[sent++ % shots.length]
      if (shot === undefined) return
      const status = await statusOf(shot)
      answers += 1
      if (status < 200 || status > 299) refused += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const rate = (answers * 1000) / (performance.now() - began)
  agent.destroy()
  return { rate, refused }
}
