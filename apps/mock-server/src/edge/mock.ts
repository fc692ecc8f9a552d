import type { OperationId } from '@portal/api-client/contract'
import type { ScenarioName } from '../world/scenarios/scenario.ts'
import { defaultSeed, defaultStart, Worlds } from '../world/worlds.ts'
import type { ControlPort } from './control/call.ts'
import { controlAnswer } from './control/control.ts'
import { corsHeaders, preflightHeaders } from './cors.ts'
import type { EdgeRequest, EdgeResponse } from './exchange.ts'
import { withGenerated } from './generated.ts'
import { type Exchange, Handler } from './handle.ts'
import { mediaAnswer, uploadAnswer, uploadPath } from './media.ts'
import type { MockProgram } from './program.ts'

export interface MockOptions {
  readonly seed?: number
  /** Epoch ms at which worlds begin. */
  readonly start?: number
  readonly scenario?: ScenarioName
  /** Whether time passes by itself in the world `main`. */
  readonly ticking?: boolean
  /** Refuse requests that name no world or an unknown one. */
  readonly strict?: boolean
  /** Real ms before each answer of the product's calls. */
  readonly latency?: number
  /** Origin of a portal that is served from elsewhere. */
  readonly origin?: string | null
  /** Real time in ms from any fixed point. */
  readonly hostTime?: () => number
  readonly limit?: number
  readonly idle?: number
}

/** One mock: its worlds, and the single path that every transport's requests take. */
export interface Mock {
  readonly worlds: Worlds
  handle(request: EdgeRequest): Promise<EdgeResponse>
  /** How often each operation was called, in all worlds. */
  readonly calls: ReadonlyMap<OperationId, number>
}

export function createMock(written: MockProgram, options: MockOptions = {}): Mock {
  const program: MockProgram = { ...written, operations: withGenerated(written.operations) }
  const { strict = false, latency = 0, origin = null } = options
  const worlds = new Worlds(program, {
    seed: options.seed ?? defaultSeed,
    start: options.start ?? defaultStart,
    scenario: options.scenario ?? 'default',
    mode: options.ticking ? 'ticking' : 'frozen',
    hostTime: options.hostTime ?? (() => performance.now()),
    ...(options.limit === undefined ? {} : { limit: options.limit }),
    ...(options.idle === undefined ? {} : { idle: options.idle }),
  })
  const handler = new Handler(program, worlds, strict)
  const port: ControlPort = { program, worlds, strict, calls: handler.calls }

  const answer = async (request: EdgeRequest): Promise<EdgeResponse> => {
    const exchange = exchangeOf(request)
    if (exchange.path.startsWith('/__mock')) return controlAnswer(exchange, port)
    if (exchange.path.startsWith(uploadPath)) return uploadAnswer(request, exchange.path, worlds, strict)
    if (exchange.path.startsWith('/media/')) return mediaAnswer(exchange.path, program)
    const response = await handler.answer(exchange)
    return latency === 0 ? response : { ...response, latency: latency + (response.latency ?? 0) }
  }

  const handle = async (request: EdgeRequest): Promise<EdgeResponse> => {
    const cors = origin === null ? null : corsHeaders(request, origin)
    if (request.method === 'OPTIONS') {
      return { status: 204, headers: { ...preflightHeaders, ...cors }, body: null }
    }
    const response = await answer(request)
    const plain = request.method === 'HEAD' ? { ...response, body: null } : response
    return cors ? { ...plain, headers: { ...plain.headers, ...cors } } : plain
  }

  return { worlds, handle, calls: handler.calls }
}

function exchangeOf(request: EdgeRequest): Exchange {
  const { url } = request
  const mark = url.indexOf('?')
  return mark < 0
    ? { request, path: url, query: '' }
    : { request, path: url.slice(0, mark), query: url.slice(mark + 1) }
}
