import { Agent, type IncomingMessage, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadContract } from '@portal/api-client/contract'
import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'
import type { EdgeRequest, EdgeResponse } from '../../apps/mock-server/src/edge/exchange.ts'
import type { Mock } from '../../apps/mock-server/src/mock.ts'
import { createListener } from '../../apps/mock-server/src/server/listener.ts'

/** What Prism says about one request and its answer. */
export interface Judgement {
  /** Method, address and body. */
  readonly request: string
  /** Why Prism did not pass the request on; empty where it did. */
  readonly refused: readonly string[]
  /** Where the answer leaves the contract. */
  readonly violations: readonly string[]
  /** The answer of the mock; null where Prism did not pass the request on. */
  readonly answer: EdgeResponse | null
}

/** A mock whose product calls go over HTTP through Prism's validating proxy. */
export interface JudgedMock extends Mock {
  /** How many calls went to Prism. */
  readonly judged: number
  /** The calls to which Prism objects in any way. */
  readonly objections: readonly Judgement[]
  /** The first request of each operation that Prism passed on, by method and path. */
  readonly passed: ReadonlyMap<string, EdgeRequest>
  judge(request: EdgeRequest): Promise<Judgement>
  close(): Promise<void>
}

type Operations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>

/** The operations of the contract as Prism reads them, which takes ten seconds. */
export const readOperations = async (): Promise<Operations> =>
  getHttpOperationsFromSpec(structuredClone(await loadContract()) as object)

/** Marks a call on its way, so that its answer is found again as the mock gave it. */
const mark = 'x-judged-call'
const passedOn = [
  'content-type',
  'think-lang',
  'server',
  'ba-user-token',
  'x-mock-world',
  'origin',
  'referer',
]

/**
 * Puts Prism in front of a mock, as `prism proxy --errors` does. A caller of `handle` gets the mock's own answer even
 * where Prism objects, so that a walk goes on and all objections are counted.
 */
export async function behindPrism(mock: Mock, operations: Operations): Promise<JudgedMock> {
  const answers = new Map<string, EdgeResponse>()
  const upstream = createListener({
    handle: async (request) => {
      const answer = await mock.handle(request)
      answers.set(request.header(mark) ?? '', answer)
      return answer
    },
  })
  await new Promise<void>((ready) => upstream.listen(0, '127.0.0.1', ready))
  const prism = createServer(operations, {
    cors: false,
    components: { logger: createLogger('prism', { enabled: false }) },
    config: {
      isProxy: true,
      upstream: new URL(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`),
      upstreamProxy: undefined,
      errors: true,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      mock: { dynamic: false },
    },
  })
  const address = await prism.listen(0, '127.0.0.1')
  const agent = new Agent({ keepAlive: true })
  const objections: Judgement[] = []
  const passed = new Map<string, EdgeRequest>()
  let calls = 0
  const judge = async (request: EdgeRequest): Promise<Judgement> => {
    calls += 1
    const call = String(calls)
    const received = await sendTo(address, agent, request, call)
    const answer = answers.get(call) ?? null
    answers.delete(call)
    const judgement = { request: textOf(request), ...objectionsIn(received, answer !== null), answer }
    if (judgement.refused.length + judgement.violations.length > 0) objections.push(judgement)
    const operation = `${request.method} ${request.url.split('?')[0]}`
    if (judgement.refused.length === 0 && !passed.has(operation)) passed.set(operation, request)
    return judgement
  }
  return {
    ...mock,
    get judged() {
      return calls
    },
    objections,
    passed,
    judge,
    handle: async (request) => (await judge(request)).answer ?? mock.handle(request),
    close: async () => {
      agent.destroy()
      await prism.close()
      upstream.closeAllConnections()
      await new Promise((done) => upstream.close(done))
    },
  }
}

interface Received {
  readonly status: number
  readonly type: string
  readonly text: string
}

/** ms after which a call counts as lost, so that a run ends and names it. */
const patience = 60_000

function sendTo(
  address: string,
  agent: Agent,
  { method, url, header, body }: EdgeRequest,
  call: string,
): Promise<Received> {
  const headers: Record<string, string> = { [mark]: call }
  for (const name of passedOn) {
    const value = header(name)
    if (value !== null) headers[name] = value
  }
  if (body !== null) headers['content-length'] = String(body.length)
  return new Promise((resolve, reject) => {
    const sent = send(`${address}${url}`, { method, headers, agent }, (message) => {
      readText(message).then(
        (text) =>
          resolve({ status: message.statusCode ?? 0, type: message.headers['content-type'] ?? '', text }),
        reject,
      )
    })
    sent.once('error', reject)
    sent.setTimeout(patience, () =>
      sent.destroy(new Error(`There is no answer to ${textOf({ method, url, header, body })}`)),
    )
    sent.end(body ?? undefined)
  })
}

async function readText(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** An answer of Prism itself, https://www.rfc-editor.org/rfc/rfc9457. */
interface Problem {
  readonly title: string
  readonly validation?: readonly { readonly location?: readonly string[]; readonly message: string }[]
}

function objectionsIn(
  { status, type, text }: Received,
  passed: boolean,
): Pick<Judgement, 'refused' | 'violations'> {
  const isProblem = type.startsWith('application/problem+json')
  if (passed && !isProblem) return { refused: [], violations: [] }
  // Without a list: no such path, no session, a body of another type.
  const { title, validation = [] } = isProblem ? (JSON.parse(text) as Problem) : { title: text.slice(0, 100) }
  const sentences =
    validation.length === 0
      ? [`${status} ${title}`]
      : validation.map(({ location = [], message }) => `${location.join('.')}: ${message}`)
  return passed ? { refused: [], violations: sentences } : { refused: sentences, violations: [] }
}

/** What a failure shows of a request. */
function textOf({ method, url, header, body }: EdgeRequest): string {
  const text =
    body === null ? '' : ` ${header('content-type')} ${new TextDecoder().decode(body).slice(0, 1000)}`
  return `${method} ${url.slice(0, 500)}${text}`
}
