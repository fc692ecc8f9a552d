import type { OperationId } from '@portal/api-client/contract'
import type { ControlPort, LiveInfo } from './control/call.ts'
import { controlAnswer } from './control/control.ts'
import type { EdgeRequest, Handle } from './edge/exchange.ts'
import { withGenerated } from './edge/generated.ts'
import { type Exchange, Handler } from './edge/handle.ts'
import { mediaAnswer, uploadAnswer, uploadPath } from './edge/media.ts'
import type { MockProgram } from './edge/program.ts'
import { HeldTime, Recorder } from './trace/recorder.ts'
import type { OwnData } from './world/seed/own/own-rows.ts'
import type { StartingStateName } from './world/starting-states.ts'
import { defaultSeed, defaultStart, Worlds } from './world/worlds.ts'

export interface MockOptions {
  readonly seed?: number
  /** Epoch ms at which worlds begin. */
  readonly start?: number
  readonly scenario?: StartingStateName
  /** Own hotels, guests and companies of all worlds that are made without any. */
  readonly data?: OwnData | null
  /** Whether time passes by itself in the world `main` and in worlds that are opened by their name. */
  readonly ticking?: boolean
  /** Refuses requests that name no world or an unknown one. */
  readonly strict?: boolean
  /** Real ms before each answer to a product call. */
  readonly latency?: number
  /** Origin of a portal on another host. */
  readonly origin?: string | null
  /** Host names besides loopback ones under which control calls are answered, without a port. */
  readonly controlHosts?: readonly string[]
  /** Real time in ms from any fixed point. */
  readonly hostTime?: () => number
  readonly limit?: number
  readonly idle?: number
  /** Keeps both bodies of the last calls of each world, for the panel. */
  readonly record?: boolean
  /** The live server that answers some operations in place of this mock; control calls show it. */
  readonly live?: LiveInfo | null
}

/** One mock: its worlds, and the one function that answers the requests of every transport. */
export interface Mock {
  readonly worlds: Worlds
  readonly handle: Handle
  /** How often each operation was called, in all worlds. */
  readonly calls: ReadonlyMap<OperationId, number>
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
    data: options.data ?? null,
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

  const answer: Handle = async (request) => {
    const exchange = exchangeOf(request)
    const { path } = exchange
    if (path.startsWith('/__mock')) return controlAnswer(exchange, port)
    if (path.startsWith(uploadPath)) return uploadAnswer(request, path, worlds, strict)
    if (path.startsWith('/media/')) return mediaAnswer(path, program)
    const response = await handler.answer(exchange)
    return latency === 0 ? response : { ...response, latency: latency + (response.latency ?? 0) }
  }

  const handle: Handle = async (request) => {
    const cors = corsHeaders(request, origin)
    if (request.method === 'OPTIONS')
      return { status: 204, headers: { ...preflightHeaders, ...cors }, body: null }
    const response = await recorder.noted(request, () => answer(request))
    return {
      ...response,
      headers: { ...response.headers, ...cors },
      body: request.method === 'HEAD' ? null : response.body,
    }
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

const allowedHeaders =
  'think-lang, server, ba-user-token, Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, ' +
  'If-Unmodified-Since, Prefer, X-CSRF-TOKEN, X-Requested-With, x-mock-world'

/** Headers for a portal on another origin; none when the request does not come from the configured one. */
function corsHeaders(request: EdgeRequest, origin: string | null): Record<string, string> {
  if (origin === null || request.header('origin') !== origin) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers':
      'content-disposition, preference-applied, x-mock-generated, x-mock-violation',
    vary: 'origin',
  }
}

const preflightHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE, OPTIONS',
  'access-control-allow-headers': allowedHeaders,
  'access-control-max-age': '1800',
}
