import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { freePort, untilAnswers } from '../workspace/ports.mjs'
import { start } from '../workspace/processes.mjs'
import { root } from '../workspace/root.mjs'

export interface Running {
  readonly url: string
  stop(): Promise<void>
}

async function program(
  file: string,
  path: string,
  more: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Running> {
  const port = await freePort()
  const running = start(file, [join(root, file), '--port', String(port), ...more], { env })
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(url + path, { seconds: 120, abort: new AbortController().signal })
  return { url, stop: () => running.stop() }
}

export const startMock = (): Promise<Running> => program('apps/mock-server/src/server.ts', '/__mock/health')

/** A mock that leaves some calls to a live server. */
export const startMixed = (
  live: string,
  calls: string,
  { args = [], token }: { args?: readonly string[]; token?: string } = {},
): Promise<Running> =>
  program(
    'apps/mock-server/src/server.ts',
    '/__mock/health',
    ['--record', '--api', live, '--live', calls, ...args],
    token === undefined ? {} : { LIVE_TOKEN: token },
  )

export const startAncestor = (): Promise<Running> =>
  program('e2e/backends/ancestor/server.ts', '/__steer/living')

/** The access token of a member of the mock. */
export async function tokenOf(mock: Running, persona: string): Promise<string> {
  const response = await fetch(`${mock.url}/__mock/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona }),
  })
  return ((await response.json()) as { token: string }).token
}

/** The access token of a member of the ancestors. */
export async function ancestorToken(ancestor: Running): Promise<string> {
  const response = await fetch(`${ancestor.url}/__steer/session?username=linmei`)
  return ((await response.json()) as { data: { userInfo: { token: string } } }).data.userInfo.token
}

/** The changed answer of a copy. */
export interface Altered {
  status?: number
  headers?: Record<string, string>
  body: string
}

/** The request that a copy has passed on. */
export interface Asked {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A copy of a server that answers some paths differently. */
export async function startCopy(
  of: Running,
  alter: (path: string, body: string, asked: Asked) => Altered | null | Promise<Altered | null>,
): Promise<Running> {
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const { host: _host, connection: _connection, ...given } = request.headers
    const headers = given as Record<string, string>
    const { url = '/', method = 'GET' } = request
    const sent = Buffer.concat(pieces)
    const answer = await fetch(of.url + url, { method, headers, body: method === 'GET' ? null : sent })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    const asked = { method, url, headers, body: sent.toString() }
    const altered = type.includes('json')
      ? await alter(new URL(url, of.url).pathname, bytes.toString(), asked)
      : null
    response.writeHead(altered?.status ?? answer.status, { 'content-type': type, ...altered?.headers })
    response.end(altered?.body ?? bytes)
  }
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(() => done()))
    },
  }
}
