import {
  type BodyOf,
  type DataOf,
  flatten,
  type OperationId,
  type QueryOf,
  routes,
  type Schemas,
} from '@portal/api-client/contract'
import { rightAnswer } from '../domain/captcha/check.ts'
import type { OrderRecord } from '../domain/order/order.ts'
import type { SupplierEventName } from '../domain/order/supplier-move.ts'
import { addDays } from '../domain/time/dates.ts'
import type { StaffEventName } from '../edge/program.ts'
import type { FaultRule } from '../world/fault-rule.ts'
import { type PersonaName, personaPassword } from '../world/personas.ts'
import type { Repository } from '../world/repository.ts'
import type { Tables } from '../world/tables.ts'
import type { World } from '../world/world.ts'

type SupplierEvent = (
  world: World,
  booking_id: string,
  detail: Readonly<Record<string, unknown>>,
) => string | null

interface CallRequest {
  readonly method: string
  readonly url: string
  header(name: string): string | null
  readonly body: Uint8Array | null
}

interface CallResponse {
  readonly body: string | Uint8Array | null
}

/** The parts of a running mock that scenarios need. */
export interface StageHost {
  readonly program: {
    /** Each returns null when done, otherwise a sentence that says why it could not be. */
    readonly supplierEvents: { readonly [Name in SupplierEventName]: SupplierEvent }
    readonly staffEvents: { readonly [Name in StaffEventName]: SupplierEvent }
    /** Null when there is no such persona. */
    readonly openSession: (world: World, persona: string) => Schemas['UserInfo'] | null
  }
  /** The same entry that every call of the portal takes. */
  readonly handle: (request: CallRequest) => CallResponse | Promise<CallResponse>
}

/** The envelope of an answer. */
export interface Answer {
  readonly code: number
  readonly msg: string
  // oxlint-disable-next-line typescript/no-explicit-any -- the data of any operation; `mustSucceed` types them
  readonly data: any
}

/** The input of one call; body fields are optional because many have defaults. */
export interface CallInput<Op extends OperationId> {
  readonly query?: QueryOf<Op>
  readonly body?: Partial<BodyOf<Op>>
}

/** A read-only view of a world. Scenarios change it through calls, suppliers and the clock only. */
interface ReadableWorld {
  readonly id: string
  readonly clock: Pick<World['clock'], 'now'>
  readonly catalogue: World['catalogue']
  readonly tables: {
    readonly [Name in keyof Tables]: Pick<Repository<Tables[Name]>, 'get' | 'all' | 'where'>
  }
}

/** A step of a scenario was refused; the message names the step. */
export class ScenarioBlocked extends Error {}

/** Prepares a scenario in one world, with the means of the portal and of a tester: calls, suppliers, faults, the clock. */
export class Stage {
  readonly world: ReadableWorld
  readonly #world: World
  readonly #host: StageHost
  readonly #tokens = new Map<PersonaName, string>()
  #refs = 0

  constructor(host: StageHost, world: World) {
    this.#host = host
    this.world = world
    this.#world = world
  }

  /** The persona as a caller, or a visitor for null. Signs the persona in again when its session has expired. */
  as(persona: PersonaName | null): Actor {
    return new Actor(this, persona === null ? null : this.#tokenOf(persona))
  }

  /** A caller with this token. */
  withToken(token: string): Actor {
    return new Actor(this, token)
  }

  /** Advances the world's clock by ms and runs every job that falls due. */
  advance(ms: number): void {
    this.#world.clock.advance(ms)
  }

  /** Advances the clock to an instant, epoch ms. Does nothing when it is in the past. */
  advanceTo(instant: number): void {
    this.advance(Math.max(0, instant - this.world.clock.now()))
  }

  /** The date that many days from today, `YYYY-MM-DD`. */
  date(days: number): string {
    return addDays(new Date(this.world.clock.now()).toISOString().slice(0, 10), days)
  }

  /** Triggers an event at the supplier. Throws `ScenarioBlocked` when the order does not allow it. */
  supplier(
    event: SupplierEventName,
    booking_id: string,
    detail: Readonly<Record<string, unknown>> = {},
  ): void {
    const reason = this.#host.program.supplierEvents[event](this.#world, booking_id, detail)
    if (reason !== null) throw new ScenarioBlocked(`${event} of ${booking_id}: ${reason}`)
  }

  /** Lets our staff do something beside orders. */
  staff(event: StaffEventName, id: string, detail: Readonly<Record<string, unknown>> = {}): void {
    const reason = this.#host.program.staffEvents[event](this.#world, id, detail)
    if (reason !== null) throw new ScenarioBlocked(`${event} of ${id}: ${reason}`)
  }

  /** Injects a fault into the calls that follow. */
  fault(rule: FaultRule): void {
    this.#world.faults.add(rule)
  }

  /** A `client_ref` that this world has not seen. */
  ref(): string {
    this.#refs += 1
    return `5ce0a710-5ce0-4a71-8ce0-${String(this.#refs).padStart(12, '0')}`
  }

  /** The stored order. Throws `ScenarioBlocked` when there is none. */
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
    return (await visitor.mustSucceed('signIn', { body: form })).userInfo
  }

  /** The newest verification code sent to an e-mail address or phone number. */
  codeFor(target: string): string {
    const code = this.#world.sent.findLast(
      (message) => message.target === target && message.code !== null,
    )?.code
    if (!code) throw new ScenarioBlocked(`Nothing was sent to ${target}.`)
    return code
  }

  /** Sends one call through the entry that the portal's own calls take. */
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

/** A member or visitor who makes calls. */
export class Actor {
  readonly stage: Stage
  readonly #token: string | null

  constructor(stage: Stage, token: string | null) {
    this.stage = stage
    this.#token = token
  }

  /** Makes a call and returns whatever comes back. */
  call<Op extends OperationId>(operation: Op, { query, body }: CallInput<Op> = {}): Promise<Answer> {
    const { method, path } = routes[operation]
    const text = query ? new URLSearchParams(flatten(query)).toString() : ''
    const url = text === '' ? path : `${path}?${text}`
    if (method === 'GET') return this.stage.send(url, { method, token: this.#token })
    const bytes = new TextEncoder().encode(JSON.stringify(body ?? {}))
    return this.stage.send(url, { method, token: this.#token, body: bytes, type: 'application/json' })
  }

  /** Makes a call that must succeed. Throws `ScenarioBlocked` with the mock's message. */
  async mustSucceed<Op extends OperationId>(operation: Op, sent: CallInput<Op> = {}): Promise<DataOf<Op>> {
    const { code, msg, data } = await this.call(operation, sent)
    if (code !== 1) {
      const fields = Object.entries(data?.fields ?? {}).map(([field, said]) => `; ${field}: ${String(said)}`)
      throw new ScenarioBlocked(`${operation}: ${data?.error_key ?? code}, ${msg}${fields.join('')}`)
    }
    return data
  }

  /** Uploads a file; the answer contains its URL. */
  async upload(file: File): Promise<Answer> {
    const form = new FormData()
    form.append('file', file)
    const sent = new Request('http://mock.example/', { method: 'POST', body: form })
    const type = sent.headers.get('content-type') ?? ''
    const body = new Uint8Array(await sent.arrayBuffer())
    return this.stage.send(routes.uploadFile.path, { method: 'POST', token: this.#token, body, type })
  }

  /** Opens a captcha and returns its correct answer. */
  async solvedCaptcha(captchaId = 'scenario-1') {
    await this.mustSucceed('getClickCaptcha', { query: { id: captchaId } })
    const captcha = this.stage.world.tables.captcha.get(captchaId)
    if (!captcha) throw new ScenarioBlocked('No captcha was opened.')
    return { captchaId, captchaInfo: rightAnswer(captcha.targets, captcha.width, captcha.height) }
  }
}

/** The first element of a list. Throws `ScenarioBlocked` when the list is empty. */
export function first<T>(list: readonly T[], what: string): T {
  const [one] = list
  if (one === undefined) throw new ScenarioBlocked(`This world has no ${what}.`)
  return one
}
