import { type Minor, toMoney } from '../../domain/money/money.ts'
import type { OrderRecord, OrderStatus } from '../../domain/order/order.ts'
import { program } from '../../program.ts'
import type { Draw } from '../../world/draw.ts'
import type { LiveWorld } from '../../world/live-world.ts'
import type { PersonaName } from '../../world/personas.ts'
import type { CompanyRecord, MemberRecord } from '../../world/tables.ts'
import { caller, type Envelope, type RealMock } from '../real-mock.ts'

/** A form that was sent, to be sent once more later. */
interface SentForm {
  readonly path: string
  readonly body: object
}

/** A move ends with the last answer, or with null where there was nothing to move. */
export type Move = (actor: Actor) => Promise<Envelope | null>

/** The order and the version that a request is made for. */
export const known = ({ id, version }: OrderRecord) => ({ id, version })

/** A signed-in member who makes one random move after the other. */
export class Actor {
  readonly persona: PersonaName
  readonly world: LiveWorld
  readonly sent: SentForm[] = []
  /** Calls that ended in no envelope. */
  readonly failures: string[] = []
  /** The name of the current move. */
  draw: Draw
  readonly #mock: RealMock['mock']
  #me: RealMock
  #forms = 0

  constructor(mock: RealMock['mock'], world: LiveWorld, persona: PersonaName, first: Draw) {
    this.persona = persona
    this.world = world
    this.draw = first
    this.#mock = mock
    this.#me = this.#signedIn()
  }

  #signedIn(): RealMock {
    return caller(this.#mock, this.world, program.openSession(this.world, this.persona)?.token ?? null)
  }

  /** A session ends in time: every day begins with a new one. */
  signIn(): void {
    this.#me = this.#signedIn()
  }

  get me(): RealMock {
    return this.#me
  }

  get member(): MemberRecord {
    const [member] = this.world.tables.member.where(({ username }) => username === this.persona)
    if (!member) throw new Error(`There is no ${this.persona}.`)
    return member
  }

  get company(): CompanyRecord {
    const company = this.world.tables.company.get(this.member.company_id)
    if (!company) throw new Error(`${this.persona} works for nobody.`)
    return company
  }

  get now(): number {
    return this.world.clock.now()
  }

  async get(path: string, query: object = {}): Promise<Envelope> {
    return this.#answered(path, await this.#me.get(path, query))
  }

  async post(path: string, body: object): Promise<Envelope> {
    return this.#answered(path, await this.#me.post(path, body))
  }

  /** Whatever a member sends, the answer is an envelope: a failure of HTTP has none. */
  #answered(path: string, answer: Envelope | null): Envelope {
    if (typeof answer?.code === 'number') return answer
    this.failures.push(`${path} failed for ${this.persona}.`)
    return { code: 0, msg: '', time: 0, data: null }
  }

  /** Sends a form that has an effect once, sometimes twice at the same time, and keeps it. */
  async form(path: string, body: object): Promise<Envelope> {
    this.#forms += 1
    const tail = `${this.member.id.padStart(4, '0')}${String(this.#forms).padStart(8, '0')}`
    const complete = { ...body, client_ref: `5d0a9c1e-7b2f-4c3d-9e4f-${tail}` }
    this.sent.push({ path, body: complete })
    const [answer] = await Promise.all(
      Array.from({ length: this.draw.bool(0.1) ? 2 : 1 }, () => this.post(path, complete)),
    )
    return answer as Envelope
  }

  /** One of the rows, or nothing where there is none. */
  one<Row>(rows: readonly Row[]): Row | undefined {
    return rows.length === 0 ? undefined : this.draw.pick(rows)
  }

  /** An order of the company in one of these states. */
  orderIn(...statuses: readonly OrderStatus[]): OrderRecord | undefined {
    return this.order(({ order_status }) => statuses.includes(order_status))
  }

  order(fits: (order: OrderRecord) => boolean): OrderRecord | undefined {
    const { company_id } = this.member
    return this.one(this.world.tables.order.where((order) => order.company_id === company_id && fits(order)))
  }

  /** Some of an amount: all of it, or a part. */
  some(amount: Minor): Minor {
    return this.draw.bool(0.4) ? amount : this.draw.int(1, Math.max(1, amount))
  }

  money(minor: Minor) {
    return toMoney(minor, this.company.settlement_currency)
  }
}
