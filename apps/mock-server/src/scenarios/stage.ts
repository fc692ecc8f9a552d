import {
  type BodyOf,
  type DataOf,
  flatten,
  type OperationId,
  type QueryOf,
  routes,
} from '@portal/api-client/contract'
import { rightAnswer } from '../domain/captcha/check.ts'
import type { OrderRecord } from '../domain/order/order.ts'
import { addDays } from '../domain/time/dates.ts'
import type { EdgeRequest, EdgeResponse } from '../edge/exchange.ts'
import type { MockProgram, SupplierEventName } from '../edge/program.ts'
import type { FaultRule } from '../world/faults.ts'
import { type PersonaName, personaPassword } from '../world/personas.ts'
import type { Repository } from '../world/repository.ts'
import type { Tables } from '../world/tables.ts'
import type { World } from '../world/world.ts'

/** What a scenario is played on. */
export interface StageHost {
  readonly program: MockProgram
  /** The path that every call of the portal takes. */
  readonly handle: (request: EdgeRequest) => EdgeResponse | Promise<EdgeResponse>
}

/** The envelope of an answer. */
export interface Answer {
  readonly code: number
  readonly msg: string
  // oxlint-disable-next-line typescript/no-explicit-any -- the data of any operation; `done` types them
  readonly data: any
}

/** What one call carries; fields with a default may be left out. */
export interface Sent<Op extends OperationId> {
  readonly query?: QueryOf<Op>
  readonly body?: Partial<BodyOf<Op>>
}

/** A world to be looked at: what is in it changes by calls, suppliers and the clock alone. */
interface SeenWorld {
  readonly id: string
  readonly clock: Pick<World['clock'], 'now'>
  readonly tables: {
    readonly [Name in keyof Tables]: Pick<Repository<Tables[Name]>, 'get' | 'all' | 'where'>
  }
}

/** A scenario whose way is barred; the message names the step. */
export class ScenarioBlocked extends Error {}

/** Where a scenario is prepared: one world, its clock and its members, reached as the portal and a tester reach them. */
export class Stage {
  /** For reading only. */
  readonly world: SeenWorld
  readonly #world: World
  readonly #host: StageHost
  readonly #tokens = new Map<PersonaName, string>()
  #refs = 0

  constructor(host: StageHost, world: World) {
    this.#host = host
    this.world = world
    this.#world = world
  }

  /** Somebody who makes calls; null is a visitor. Signs in where no session holds any more. */
  as(persona: PersonaName | null): Actor {
    return new Actor(this, persona === null ? null : this.#tokenOf(persona))
  }

  /** Whoever holds the token. */
  holding(token: string): Actor {
    return new Actor(this, token)
  }

  /** Lets ms of the world's clock pass, with everything that falls due meanwhile. */
  later(ms: number): void {
    this.#world.clock.advance(ms)
  }

  /** Lets time pass until an instant, epoch ms; nothing when it is over. */
  until(instant: number): void {
    this.later(Math.max(0, instant - this.world.clock.now()))
  }

  /** The date so many days from today, `YYYY-MM-DD`. */
  date(days: number): string {
    return addDays(new Date(this.world.clock.now()).toISOString().slice(0, 10), days)
  }

  /** Something happens at the supplier. */
  supplier(
    event: SupplierEventName,
    booking_id: string,
    detail: Readonly<Record<string, unknown>> = {},
  ): void {
    const reason = this.#host.program.supplierEvents[event](this.#world, booking_id, detail)
    if (reason !== null) throw new ScenarioBlocked(`${event} of ${booking_id}: ${reason}`)
  }

  /** Something goes wrong on the way from now on. */
  fault(rule: FaultRule): void {
    this.#world.faults.add(rule)
  }

  /** A `client_ref` that this world has not seen. */
  ref(): string {
    this.#refs += 1
    return `5ce0a710-5ce0-4a71-8ce0-${String(this.#refs).padStart(12, '0')}`
  }

  /** An order as the mock keeps it. */
  order(booking_id: string): OrderRecord {
    const order = this.world.tables.order.get(booking_id)
    if (!order) throw new ScenarioBlocked(`There is no order ${booking_id}.`)
    return order
  }

  /** Signs in with password and captcha, as on the login page. */
  async signIn(persona: PersonaName, { keep }: { keep: boolean }): Promise<DataOf<'signIn'>['userInfo']> {
    const visitor = this.as(null)
    const captcha = await visitor.solvedCaptcha()
    const form = { tab: 'login', username: persona, password: personaPassword, keep, ...captcha } as const
    return (await visitor.done('signIn', { body: form })).userInfo
  }

  /** The newest code that went to that address or number. */
  codeFor(target: string): string {
    const code = this.#world.sent.findLast(
      (message) => message.target === target && message.code !== null,
    )?.code
    if (!code) throw new ScenarioBlocked(`Nothing was sent to ${target}.`)
    return code
  }

  /** One call on the path of the portal's own. */
  async send(url: string, init: { method: string; token: string | null; body?: Uint8Array; type?: string }) {
    const headers: Record<string, string> = {
      'think-lang': 'en',
      server: 'true',
      'x-mock-world': this.world.id,
    }
    if (init.token !== null) headers['ba-user-token'] = init.token
    if (init.type !== undefined) headers['content-type'] = init.type
    const { method, body = null } = init
    const header = (name: string) => headers[name] ?? null
    const response = await this.#host.handle({ method, url, header, body })
    const text =
      typeof response.body === 'string' ? response.body : new TextDecoder().decode(response.body ?? undefined)
    return JSON.parse(text) as Answer
  }

  #tokenOf(persona: PersonaName): string {
    const known = this.#tokens.get(persona)
    const session = known === undefined ? undefined : this.world.tables.session.get(known)
    if (session && session.expires > this.world.clock.now()) return session.id
    const user = this.#host.program.openSession(this.#world, persona)
    if (!user) throw new ScenarioBlocked(`There is no persona ${persona}.`)
    this.#tokens.set(persona, user.token)
    return user.token
  }
}

/** Somebody on a stage who makes calls. */
export class Actor {
  readonly stage: Stage
  readonly #token: string | null

  constructor(stage: Stage, token: string | null) {
    this.stage = stage
    this.#token = token
  }

  /** Makes a call, whatever comes of it. */
  ask<Op extends OperationId>(operation: Op, { query, body }: Sent<Op> = {}): Promise<Answer> {
    const { method, path } = routes[operation]
    const text = query ? new URLSearchParams(flatten(query)).toString() : ''
    const url = text === '' ? path : `${path}?${text}`
    if (method === 'GET') return this.stage.send(url, { method, token: this.#token })
    const bytes = new TextEncoder().encode(JSON.stringify(body ?? {}))
    return this.stage.send(url, { method, token: this.#token, body: bytes, type: 'application/json' })
  }

  /** Makes a call that has to succeed. Throws `ScenarioBlocked` with the mock's own sentence. */
  async done<Op extends OperationId>(operation: Op, sent: Sent<Op> = {}): Promise<DataOf<Op>> {
    const { code, msg, data } = await this.ask(operation, sent)
    if (code !== 1) throw new ScenarioBlocked(`${operation}: ${data?.error_key ?? code}, ${msg}`)
    return data
  }

  /** Sends a file, and answers its address. */
  async upload(file: File): Promise<Answer> {
    const form = new FormData()
    form.append('file', file)
    const sent = new Request('http://mock.example/', { method: 'POST', body: form })
    const type = sent.headers.get('content-type') ?? ''
    const body = new Uint8Array(await sent.arrayBuffer())
    return this.stage.send(routes.uploadFile.path, { method: 'POST', token: this.#token, body, type })
  }

  /** The answer of a fresh captcha, as a person would give it. */
  async solvedCaptcha(captchaId = 'scenario-1') {
    await this.done('getClickCaptcha', { query: { id: captchaId } })
    const captcha = this.stage.world.tables.captcha.get(captchaId)
    if (!captcha) throw new ScenarioBlocked('No captcha was opened.')
    return { captchaId, captchaInfo: rightAnswer(captcha.targets, captcha.width, captcha.height) }
  }
}

/** The first of a list. Throws `ScenarioBlocked` when it is empty. */
export function first<T>(list: readonly T[], what: string): T {
  const [one] = list
  if (one === undefined) throw new ScenarioBlocked(`This world has no ${what}.`)
  return one
}
