import type { PersonaName } from '../../world/personas.ts'
import type { World } from '../../world/world.ts'
import type { Sender } from './draw-call.ts'
import { Taint } from './taint.ts'

/** What is kept from each sender of one company; `own` reads nothing of its colleagues either. */
export class SenderTaints {
  readonly #company: Taint
  readonly #narrowed: (world: World) => Taint
  #own: Taint | null = null

  constructor(world: World, company_id: string, own: PersonaName) {
    this.#company = new Taint(world, company_id)
    const member = world.tables.member.where(({ username }) => username === own)[0]
    this.#narrowed = (later) => new Taint(later, company_id, member?.id ?? null)
  }

  /** `world` as it was prepared. */
  of(sender: Sender, world: World): Taint {
    if (sender !== 'own') return this.#company
    this.#own ??= this.#narrowed(world)
    return this.#own
  }
}
