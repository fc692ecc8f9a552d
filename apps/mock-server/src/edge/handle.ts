import type { OperationId } from '@portal/api-client/contract'
import { type Language, languageOf } from '../texts/language.ts'
import { httpText, messageText } from '../texts/text.ts'
import type { FaultHit } from '../world/faults.ts'
import type { LiveWorld } from '../world/live-world.ts'
import type { Worlds } from '../world/worlds.ts'
import { ancestorPicture } from './ancestor-pictures.ts'
import { violationsOfRefusal, violationsOfSuccess } from './answer-check.ts'
import { authorise, type Caller, callerOf, noteSeen } from './authorise.ts'
import { envelopeTime, httpFailure, refusalEnvelope } from './envelope.ts'
import {
  callerFrom,
  type EdgeRequest,
  type EdgeResponse,
  jsonResponse,
  type Outcome,
  originOf,
  tokenOf,
} from './exchange.ts'
import { faultAnswer, truncated } from './fault-answer.ts'
import { isGenerated } from './generated.ts'
import { type Call, FileAnswer, isRefusal, type Refusal, Success } from './operation.ts'
import { type Preference, preferenceOf } from './prefer.ts'
import type { MockProgram } from './program.ts'
import { BrokenRequest, checkRequest } from './request/request-check.ts'
import { findRoute, methodsOf, type Route } from './route-table.ts'
import { chooseWorld, worldKey } from './world-choice.ts'

export interface Exchange {
  readonly request: EdgeRequest
  /** Without the query. */
  readonly path: string
  /** Without the question mark. */
  readonly query: string
}

/** Everything that stays the same during one call of an operation. */
interface Context {
  readonly route: Route
  readonly world: LiveWorld
  readonly language: Language
  readonly caller: Caller
  readonly now: number
}

type AnyOperation = (call: Call<OperationId>, world: LiveWorld) => unknown

/** The single path of every product call: world, clock, fault, caller, request, operation, answer, journal. */
export class Handler {
  readonly calls = new Map<OperationId, number>()
  readonly #program: MockProgram
  readonly #worlds: Worlds
  readonly #strict: boolean
  readonly #record: boolean

  /** @param record whether the journal keeps the bodies of requests and answers */
  constructor(program: MockProgram, worlds: Worlds, strict: boolean, record = false) {
    this.#program = program
    this.#worlds = worlds
    this.#strict = strict
    this.#record = record
  }

  async answer(exchange: Exchange): Promise<EdgeResponse> {
    const { request, path } = exchange
    const world = chooseWorld(this.#worlds, worldKey(request), this.#strict)
    if (typeof world === 'string') return httpFailure(400, world, 0)
    world.clock.settle()
    const language = languageOf(request.header('think-lang'))
    const route = findRoute(request.method, path)
    const picture = route ? null : ancestorPicture(path, exchange.query, this.#program)
    if (picture) return picture
    const caller = callerOf(world, tokenOf(request))
    const now = world.clock.now()
    noteSeen(world, caller, route?.operation ?? null, now)
    const findings = world.verdict.size
    const asks = route && request.header('prefer') !== null
    const preference = asks ? await preferenceOf(request, route.operation) : null
    const fault = route && preference === null ? world.faults.meet(route.operation) : null
    let outcome: Outcome
    if (route) {
      this.calls.set(route.operation, (this.calls.get(route.operation) ?? 0) + 1)
      const context = { route, world, language, caller, now }
      if (preference !== null) outcome = await preferred(preference, context)
      else
        outcome = await (fault ? this.#faulted(exchange, context, fault) : this.#outcome(exchange, context))
    } else outcome = unknownCall(exchange, world, language, now)

    const operation = route?.operation ?? null
    this.#checkLedgers(world, operation ?? path)
    world.journal.add({
      time: now,
      method: request.method,
      path: request.url,
      operation,
      status: outcome.response.status,
      code: outcome.code,
      error_key: outcome.error_key,
      member: caller.member?.username ?? null,
      fault: fault?.rule ?? null,
      findings: world.verdict.since(findings),
      live: false,
    })
    if (this.#record) {
      world.journal.keepBodies({
        url: request.url,
        token: tokenOf(request),
        language: request.header('think-lang'),
        sent: request.body,
        answered: outcome.response.body,
      })
    }
    return outcome.response
  }

  async #faulted(exchange: Exchange, context: Context, hit: FaultHit): Promise<Outcome> {
    const { effect, latency, delivery } = hit
    const answered = await faultAnswer(effect, context.route.operation, context.language, context.now)
    let outcome: Outcome
    if (answered === null) {
      const real = await this.#outcome(exchange, context)
      outcome = 'truncated' in effect ? { ...real, response: truncated(real.response) } : real
    } else {
      if (hit.carried_out) await this.#outcome(exchange, context)
      outcome = answered
    }
    const late = latency > 0 ? { latency } : {}
    const slow = Object.keys(delivery).length > 0 ? { delivery } : {}
    return { ...outcome, response: { ...outcome.response, ...late, ...slow } }
  }

  /** An error of an operation becomes HTTP 500 in an envelope and a finding of the verdict. */
  async #outcome(exchange: Exchange, context: Context): Promise<Outcome> {
    const { route, world, language, now } = context
    try {
      return await this.#carryOut(exchange, context)
    } catch (error) {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
      world.verdict.add('unhandled_error', route.operation, reason)
      return withoutCode(httpFailure(500, httpText(language, 'failure'), now))
    }
  }

  async #carryOut({ request, query }: Exchange, context: Context): Promise<Outcome> {
    const { route, world, language, caller, now } = context
    const operation = this.#program.operations[route.operation] as unknown as AnyOperation
    const from = callerFrom(request)
    const watched = { operation: route.operation, member: caller.member, now, from }
    const witness = this.#program.watchCall(watched, world)
    let sent: object | null = null
    try {
      authorise(route, caller)
      const checked = checkRequest(route, query, request, language)
      sent = checked
      const call = {
        ...checked,
        ...caller,
        operation: route.operation,
        language,
        now,
        from,
        origin: originOf(request),
        agent: request.header('user-agent') ?? '',
      }
      const result = await operation(call as never, world)
      witness?.done(checked, result instanceof Success ? result.data : result)
      if (result instanceof FileAnswer) return withoutCode(fileResponse(result))
      return this.#succeeded(result, context, isGenerated(operation))
    } catch (error) {
      if (isRefusal(error)) {
        witness?.refused(error, sent)
        return this.#refused(error, context)
      }
      if (error instanceof BrokenRequest) return withoutCode(httpFailure(error.status, error.message, now))
      throw error
    }
  }

  #succeeded(result: unknown, context: Context, generated: boolean): Outcome {
    const { route, language, now } = context
    const { data, msg } =
      result instanceof Success
        ? { data: result.data, msg: messageText(language, result.msg_key, result.params) }
        : { data: result, msg: '' }
    const envelope = { code: 1, msg, time: envelopeTime(now), data }
    const violations = violationsOfSuccess(route, envelope)
    if (violations.length > 0) return this.#violated(violations, context)
    const headers = generated ? { 'x-mock-generated': '1' } : undefined
    return { response: jsonResponse(200, JSON.stringify(envelope), headers), code: 1, error_key: null }
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
    return withoutCode(httpFailure(500, httpText(language, 'answer_outside_contract'), now, headers))
  }

  /** Checks the ledgers that the call has changed. */
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

/** The answer that the caller prefers; no rule of the world sees such a call. */
async function preferred(preference: Preference | string, context: Context): Promise<Outcome> {
  const { route, language, now } = context
  if (typeof preference === 'string') return withoutCode(httpFailure(400, preference, now))
  const outcome = await faultAnswer(preference.effect, route.operation, language, now)
  if (outcome === null) return withoutCode(httpFailure(500, httpText(language, 'failure'), now))
  const headers = { ...outcome.response.headers, 'preference-applied': preference.applied }
  return { ...outcome, response: { ...outcome.response, headers } }
}

const withoutCode = (response: EdgeResponse): Outcome => ({ response, code: null, error_key: null })

function unknownCall(
  { request, path }: Exchange,
  world: LiveWorld,
  language: Language,
  now: number,
): Outcome {
  const { method } = request
  world.verdict.add('unknown_path', `${method} ${path}`, `There is no operation for ${method} ${path}.`)
  const allow = methodsOf(path).join(', ')
  if (allow !== '')
    return withoutCode(
      httpFailure(405, httpText(language, 'method_not_allowed', { method, path, allow }), now, { allow }),
    )
  return withoutCode(httpFailure(404, httpText(language, 'not_found', { method, path }), now))
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
