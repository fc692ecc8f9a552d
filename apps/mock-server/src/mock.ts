import type { OperationId } from '@portal/api-client/contract'
import type { ControlPort, LiveInfo } from './control/call.ts'
import { controlAnswer } from './control/control.ts'
import { corsHeaders, preflightHeaders } from './edge/cors.ts'
import type { EdgeRequest, EdgeResponse } from './edge/exchange.ts'
import { withGenerated } from './edge/generated.ts'
import { type Exchange, Handler } from './edge/handle.ts'
import { mediaAnswer, uploadAnswer, uploadPath } from './edge/media.ts'
import type { MockProgram } from './edge/program.ts'
import { HeldTime, Recorder } from './trace/recorder.ts'
import type { StartingStateName } from './world/starting-states.ts'
import { defaultSeed, defaultStart, Worlds } from './world/worlds.ts'

export interface MockOptions {
  readonly seed?: number
  /** Epoch ms at which worlds begin. */
  readonly start?: number
  readonly scenario?: StartingStateName
  /** Whether time passes by itself in the world `main`. */
  readonly ticking?: boolean
  /** Refuse requests that name no world or an unknown one. */
  readonly strict?: boolean
  /** Real ms before each answer of the product's calls. */
  readonly latency?: number
  /** Origin of a portal that is served from elsewhere. */
  readonly origin?: string | null
  /** Names besides loopback ones under which control calls are answered, without a port. */
  readonly controlHosts?: readonly string[]
  /** Real time in ms from any fixed point. */
  readonly hostTime?: () => number
  readonly limit?: number
  readonly idle?: number
  /** Keep both bodies of the last calls of each world, for the panel. */
  readonly record?: boolean
  /** The server that answers some operations in place of this mock, for those who look at it. */
  readonly live?: LiveInfo | null
}

/** One mock: its worlds, and the single path that every transport's requests take. */
export interface Mock {
  readonly worlds: Worlds
  /** At once, but for what waits for something; many calls a second would feel a promise each. */
  handle(request: EdgeRequest): EdgeResponse | Promise<EdgeResponse>
  /** How often each operation was called, in all worlds. */
  readonly calls: ReadonlyMap<OperationId, number>
  /** Writes down what worlds are asked and answer, each from when recording begins. */
  readonly recorder: Recorder
}

export function createMock(written: MockProgram, options: MockOptions = {}): Mock {
  const program: MockProgram = { ...written, operations: withGenerated(written.operations) }
  const { strict = false, latency = 0, origin = null, controlHosts = [], record = false } = options
  const time = new HeldTime(options.hostTime ?? (() => performance.now()))
  const defaults = {
    seed: options.seed ?? defaultSeed,
    start: options.start ?? defaultStart,
    scenario: options.scenario ?? 'default',
  } as const
  const worlds = new Worlds(program, {
    ...defaults,
    mode: options.ticking ? 'ticking' : 'frozen',
    hostTime: time.now,
    ...(options.limit === undefined ? {} : { limit: options.limit }),
    ...(options.idle === undefined ? {} : { idle: options.idle }),
  })
  const handler = new Handler(program, worlds, strict, record)
  const recorder = new Recorder(worlds, time, defaults)
  const access = { hosts: controlHosts, origin }
  const port: ControlPort = {
    program,
    worlds,
    strict,
    calls: handler.calls,
    access,
    live: options.live ?? null,
    recorder,
    handle: (request) => handler.answer(exchangeOf(request)),
  }

  const answer = (request: EdgeRequest): EdgeResponse | Promise<EdgeResponse> => {
    const exchange = exchangeOf(request)
    const { path } = exchange
    if (path.startsWith('/__mock')) return controlAnswer(exchange, port)
    if (path.startsWith(uploadPath)) return uploadAnswer(request, path, worlds, strict)
    if (path.startsWith('/media/')) return mediaAnswer(path, program)
    const response = handler.answer(exchange)
    return latency === 0 ? response : delayed(response, latency)
  }

  const handle = (request: EdgeRequest): EdgeResponse | Promise<EdgeResponse> => {
    const cors = origin === null ? null : corsHeaders(request, origin)
    const { method } = request
    if (method === 'OPTIONS') {
      return { status: 204, headers: { ...preflightHeaders, ...cors }, body: null }
    }
    const response = recorder.active ? recorder.noted(request, () => answer(request)) : answer(request)
    return cors === null && method !== 'HEAD' ? response : dressed(response, method, cors)
  }

  return { worlds, handle, calls: handler.calls, recorder }
}

function exchangeOf(request: EdgeRequest): Exchange {
  const { url } = request
  const mark = url.indexOf('?')
  return mark < 0
    ? { request, path: url, query: '' }
    : { request, path: url.slice(0, mark), query: url.slice(mark + 1) }
}

async function delayed(answer: EdgeResponse | Promise<EdgeResponse>, latency: number): Promise<EdgeResponse> {
  const response = await answer
  return { ...response, latency: latency + (response.latency ?? 0) }
}

async function dressed(
  answer: EdgeResponse | Promise<EdgeResponse>,
  method: string,
  cors: Record<string, string> | null,
): Promise<EdgeResponse> {
  const response = await answer
  const plain = method === 'HEAD' ? { ...response, body: null } : response
  return cors ? { ...plain, headers: { ...plain.headers, ...cors } } : plain
}
