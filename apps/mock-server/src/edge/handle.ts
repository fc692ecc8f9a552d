import type { OperationId } from '@portal/api-client/contract'
import { invalidFields } from '../domain/refusal.ts'
import { type Language, languageOf } from '../texts/language.ts'
import { httpText, messageText } from '../texts/text.ts'
import type { FaultHit } from '../world/faults.ts'
import type { LiveWorld } from '../world/live-world.ts'
import type { MemberRecord, SessionRecord } from '../world/tables.ts'
import type { Worlds } from '../world/worlds.ts'
import { ancestorPicture } from './ancestor-pictures.ts'
import { violationsOfRefusal, violationsOfSuccess } from './answer-check.ts'
import { authorise, type Caller, callerOf } from './authorise.ts'
import { envelopeTime, httpFailure, refusalEnvelope } from './envelope.ts'
import { type EdgeRequest, type EdgeResponse, jsonResponse } from './exchange.ts'
import { faultAnswer, truncated } from './fault-answer.ts'
import { isGenerated } from './generated.ts'
import { type Call, FileAnswer, isRefusal, type Refusal, Success } from './operation.ts'
import { originOf } from './origin.ts'
import type { MockProgram } from './program.ts'
import { BrokenFields, BrokenRequest, type CheckedRequest, checkRequest } from './request/request-check.ts'
import { findRoute, type Route } from './route-table.ts'
import { tokenOf } from './token.ts'
import { chooseWorld, worldKey } from './world-choice.ts'

export interface Exchange {
  readonly request: EdgeRequest
  /** Without the query. */
  readonly path: string
  /** Without the question mark. */
  readonly query: string
}

/** An answer together with what the journal wants to know of it. */
interface Outcome {
  response: EdgeResponse
  code: number | null
  error_key: string | null
}

type AnyOperation = (call: Call<OperationId>, world: LiveWorld) => unknown

/** Everything that stays the same during one call. */
interface Context {
  readonly route: Route
  readonly world: LiveWorld
  readonly language: Language
  readonly caller: Caller
  readonly now: number
}

/** What the journal keeps of a call beside its outcome. */
interface Noted {
  readonly world: LiveWorld
  readonly operation: OperationId | null
  readonly caller: Caller
  readonly now: number
  readonly hit: FaultHit | null
  /** Findings of the verdict before the call. */
  readonly found: number
}

/** The single path of every call of the product: world, time, fault, caller, request, operation, answer. */
export class Handler {
  readonly calls = new Map<OperationId, number>()
  readonly #program: MockProgram
  readonly #worlds: Worlds
  readonly #strict: boolean
  readonly #record: boolean

  /** @param record whether the journal keeps what calls sent and were answered */
  constructor(program: MockProgram, worlds: Worlds, strict: boolean, record = false) {
    this.#program = program
    this.#worlds = worlds
    this.#strict = strict
    this.#record = record
  }

  /** A promise only where an operation waits for something. */
  answer(exchange: Exchange): EdgeResponse | Promise<EdgeResponse> {
    const { request, path } = exchange
    const world = chooseWorld(this.#worlds, worldKey(request), this.#strict)
    if (typeof world === 'string') return httpFailure(400, world, 0)
    world.clock.settle()
    const found = world.verdict.size
    const language = languageOf(request.header('think-lang'))
    const route = findRoute(request.method, path)
    const caller = callerOf(world, tokenOf(request))
    const now = world.clock.now()
    if (!route) {
      const picture = ancestorPicture(path, exchange.query, this.#program)
      if (picture) return picture
      const noted = { world, operation: null, caller, now, hit: null, found }
      return this.#noted(exchange, noted, unknownCall(exchange, world, language, now))
    }
    const { operation } = route
    this.calls.set(operation, (this.calls.get(operation) ?? 0) + 1)
    const hit = world.faults.meet(operation)
    const context = { route, world, language, caller, now }
    const outcome = hit ? this.#faulted(exchange, context, hit) : this.#guarded(exchange, context)
    const noted = { world, operation, caller, now, hit, found }
    return outcome instanceof Promise
      ? outcome.then((late) => this.#noted(exchange, noted, late))
      : this.#noted(exchange, noted, outcome)
  }

  /** Checks the ledgers that the call has touched and writes it into the journal. */
  #noted({ request, path }: Exchange, noted: Noted, { response, code, error_key }: Outcome): EdgeResponse {
    const { world, operation, found } = noted
    if (world.unchecked.size > 0) this.#checkLedgers(world, operation ?? path)
    world.journal.add({
      time: noted.now,
      method: request.method,
      path: request.url,
      operation,
      status: response.status,
      code,
      error_key,
      member: noted.caller.member?.username ?? null,
      fault: noted.hit?.rule ?? null,
      findings: world.verdict.size === found ? noFindings : world.verdict.since(found),
      live: false,
    })
    if (this.#record) {
      world.journal.keepBodies({
        url: request.url,
        token: tokenOf(request),
        language: request.header('think-lang'),
        sent: request.body,
        answered: response.body,
      })
    }
    return response
  }

  async #faulted(exchange: Exchange, context: Context, hit: FaultHit): Promise<Outcome> {
    const { effect, latency } = hit
    const instead = faultAnswer(effect, context.language, context.now)
    let outcome: Outcome
    if (instead === null) {
      const real = await this.#guarded(exchange, context)
      outcome = 'truncated' in effect ? { ...real, response: truncated(real.response) } : real
    } else {
      if (hit.carried_out) await this.#guarded(exchange, context)
      const { code = null, error_key = null } = 'code' in effect ? effect : {}
      outcome = { response: instead, code, error_key }
    }
    return latency > 0 ? { ...outcome, response: { ...outcome.response, latency } } : outcome
  }

  /** Nothing that an operation throws ever leaves as anything but an envelope. Only what waits for something is a promise. */
  #guarded(exchange: Exchange, context: Context): Outcome | Promise<Outcome> {
    const failed = (error: unknown): Outcome => {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
      context.world.verdict.add('unhandled_error', context.route.operation, reason)
      return failure(httpFailure(500, httpText(context.language, 'failure'), context.now))
    }
    try {
      const outcome = this.#carriedOut(exchange, context)
      return outcome instanceof Promise ? outcome.catch(failed) : outcome
    } catch (error) {
      return failed(error)
    }
  }

  #carriedOut({ request, query }: Exchange, context: Context): Outcome | Promise<Outcome> {
    const { route, language, caller, now } = context
    const forbidden = authorise(route, caller)
    if (forbidden) return this.#refused(forbidden, context)
    const checked = checkRequest(route, query, request, language)
    if (checked instanceof BrokenRequest) return failure(httpFailure(checked.status, checked.sentence, now))
    if (checked instanceof BrokenFields) {
      return this.#refused(invalidFields(checked.fields), context)
    }
    const operation = this.#program.operations[route.operation] as unknown as AnyOperation
    const result = refusalFrom(operation, new EdgeCall(checked, request, context) as never, context.world)
    const answered = (data: unknown) => this.#answered(data, context, isGenerated(operation))
    return result instanceof Promise ? result.catch(refusalOrThrow).then(answered) : answered(result)
  }

  #answered(result: unknown, context: Context, generated: boolean): Outcome {
    if (isRefusal(result)) return this.#refused(result, context)
    if (result instanceof FileAnswer) return { response: fileResponse(result), code: null, error_key: null }
    return this.#succeeded(result, context, generated)
  }

  #succeeded(result: unknown, context: Context, generated: boolean): Outcome {
    const { route, language, now } = context
    const wrapped = result instanceof Success
    const data = wrapped ? result.data : result
    const msg = wrapped ? messageText(language, result.msg_key, result.params) : ''
    const envelope = { code: 1, msg, time: envelopeTime(now), data }
    const violations = violationsOfSuccess(route, envelope)
    if (violations.length > 0) return this.#violated(violations, context)
    const more = generated ? { 'x-mock-generated': '1' } : undefined
    return { response: jsonResponse(200, JSON.stringify(envelope), more), code: 1, error_key: null }
  }

  #refused(refusal: Refusal, context: Context): Outcome {
    const { route, caller, language, now } = context
    const envelope = refusalEnvelope(refusal, caller.session, language, now)
    const violations = violationsOfRefusal(route, envelope, refusal.error_key)
    if (violations.length > 0) return this.#violated(violations, context)
    const response = jsonResponse(200, JSON.stringify(envelope))
    return { response, code: envelope.code, error_key: refusal.error_key }
  }

  #violated(violations: readonly string[], { route, world, language, now }: Context): Outcome {
    for (const violation of violations)
      world.verdict.add('answer_outside_contract', route.operation, violation)
    const headers = { 'x-mock-violation': encodeURI(violations.join('; ')).slice(0, 4000) }
    return failure(httpFailure(500, httpText(language, 'answer_outside_contract'), now, headers))
  }

  #checkLedgers(world: LiveWorld, where: string): void {
    const companies = [...world.unchecked]
    world.unchecked.clear()
    for (const company of companies) {
      for (const sentence of this.#program.checkInvariants(world, company)) {
        world.verdict.add('broken_invariant', where, sentence)
      }
    }
  }
}

/** A call as an operation sees it. A class, because few ask for the origin and every call would pay for reading it. */
class EdgeCall {
  readonly operation: OperationId
  readonly query: unknown
  readonly body: unknown
  readonly language: Language
  readonly member: MemberRecord | null
  readonly session: SessionRecord | null
  readonly now: number
  readonly #request: EdgeRequest

  constructor({ query, body }: CheckedRequest, request: EdgeRequest, context: Context) {
    this.operation = context.route.operation
    this.query = query
    this.body = body
    this.language = context.language
    this.member = context.caller.member
    this.session = context.caller.session
    this.now = context.now
    this.#request = request
  }

  get origin(): string {
    return originOf(this.#request)
  }
}

const noFindings: readonly string[] = Object.freeze([])

const failure = (response: EdgeResponse): Outcome => ({ response, code: null, error_key: null })

/** A refusal may be returned or thrown. */
function refusalFrom(operation: AnyOperation, call: Call<OperationId>, world: LiveWorld): unknown {
  try {
    return operation(call, world)
  } catch (error) {
    return refusalOrThrow(error)
  }
}

function refusalOrThrow(error: unknown): Refusal {
  if (isRefusal(error)) return error
  throw error
}

function unknownCall(
  { request, path }: Exchange,
  world: LiveWorld,
  language: Language,
  now: number,
): Outcome {
  const { method } = request
  world.verdict.add('unknown_path', `${method} ${path}`, `There is no operation for ${method} ${path}.`)
  return failure(httpFailure(404, httpText(language, 'not_found', { method, path }), now))
}

const fileResponse = ({ bytes, media_type, filename, disposition }: FileAnswer): EdgeResponse => ({
  status: 200,
  headers: {
    'content-type': media_type,
    'content-disposition': `${disposition}; filename="${filename.replace(/[^\w.-]+/g, '_')}"; filename*=UTF-8''${encodeURIComponent(filename)}`,
    'cache-control': 'no-store',
  },
  body: bytes,
})
