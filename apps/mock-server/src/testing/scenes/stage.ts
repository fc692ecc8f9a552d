import type { OrderType } from '../../domain/order/order.ts'
import type { SupplierEventName } from '../../domain/order/supplier-move.ts'
import type { Mock } from '../../mock.ts'
import { program } from '../../program.ts'
import type { PersonaName } from '../../world/personas.ts'
import type { StartingStateName } from '../../world/starting-states.ts'
import type { World } from '../../world/world.ts'
import { caller, type RealMock } from '../real-mock.ts'

/** A new main world in which one scene is prepared. */
export class Stage {
  readonly world: World
  readonly persona: PersonaName | null
  readonly #mock: Mock
  readonly #tokens = new Map<PersonaName, string>()

  constructor(mock: Mock, persona: PersonaName | null, scenario: StartingStateName = 'default') {
    this.#mock = mock
    this.persona = persona
    this.world = mock.worlds.make({ id: 'main', scenario })
  }

  /** The sender of the scene's request. */
  get me(): RealMock {
    return this.as(this.persona)
  }

  as(persona: PersonaName | null): RealMock {
    return caller(this.#mock, this.world, this.token(persona))
  }

  /** Token of a session that still holds; signs in where there is none. */
  token(persona: PersonaName | null = this.persona): string | null {
    if (persona === null) return null
    const known = this.#tokens.get(persona)
    const session = known === undefined ? undefined : this.world.tables.session.get(known)
    if (session && session.expires > this.world.clock.now()) return session.id
    const { token } = this.user(persona)
    this.#tokens.set(persona, token)
    return token
  }

  /** Signs in without captcha; both tokens are in the answer. */
  user(persona: PersonaName) {
    const user = program.openSession(this.world, persona)
    if (!user) throw new Error(`There is no persona ${persona}.`)
    return user
  }

  /** Lets ms of the world's clock pass. */
  later(ms: number): void {
    this.world.clock.advance(ms)
  }

  /** Lets time pass until an instant, RFC 3339. */
  until(instant: string): void {
    this.later(Date.parse(instant) - this.world.clock.now())
  }

  /** Something happens at the supplier. */
  tell(event: SupplierEventName, id: string, detail = {}): void {
    const wrong = program.supplierEvents[event](this.world, id, detail)
    if (wrong !== null) throw new Error(`${event} of ${id}: ${JSON.stringify(wrong)}`)
  }

  /** Number of a seeded order of a company. Throws when there is none such. */
  order(order_type: OrderType, order_status: string, company_id = '1'): string {
    const found = this.world.tables.order.where(
      (one) =>
        one.company_id === company_id && one.order_type === order_type && one.order_status === order_status,
    )
    return first(found).id
  }
}

/** The first of a list. Throws when it is empty. */
export function first<T>(list: readonly T[]): T {
  const [one] = list
  if (one === undefined) throw new Error('The world has none of these.')
  return one
}

/** Saves a quote of one offer and answers its id. */
export async function quoteOf(me: RealMock, offer: object): Promise<string> {
  const { data } = await me.post('/api/quote/save', {
    title: 'Two nights',
    customer: { name: 'Li Na', contact: 'li.na@example.com' },
    expire_time: Math.floor(me.world.clock.now() / 1000) + 86_400,
    show: { price: true, policy: true },
    options: [{ sell_price: { amount: '2000.00', currency: 'CNY' }, ...offer }],
  })
  return data.quote.id
}
