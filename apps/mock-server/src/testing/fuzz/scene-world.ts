import type { OperationId } from '@portal/api-client/contract'
import type { EdgeResponse } from '../../edge/exchange.ts'
import type { Mock } from '../../mock.ts'
import type { LiveWorld } from '../../world/live-world.ts'
import { type PersonaName, personaOf, personas } from '../../world/personas.ts'
import type { Snapshot } from '../../world/snapshot.ts'
import { scenes } from '../scenes/all.ts'
import { prepareScene } from '../scenes/play.ts'
import type { Scene, Sent } from '../scenes/scene.ts'
import type { Stage } from '../scenes/stage.ts'
import type { FuzzCall, Sender } from './draw-call.ts'
import { expiredToken, signInAsViewer, signInNarrowed, stateOf } from './fuzz-world.ts'
import { requestOf } from './request.ts'
import { SenderTaints, type Taint } from './taint.ts'

const name = 'main'
const hour = 3_600_000

/** The situation in which an operation succeeds, put back after each request that changed something. */
export class SceneWorld {
  /** The requests that succeed here for the owner. */
  readonly sent: Sent<OperationId>
  readonly company_id: string
  readonly #mock: Mock
  readonly #to: Pick<Mock, 'handle'>
  readonly #tokens: Readonly<Record<Sender, string | null>>
  readonly #taints: SenderTaints
  readonly #prepared: Snapshot
  #world: LiveWorld
  #state: string

  private constructor(mock: Mock, stage: Stage, sent: Sent<OperationId>, to: Pick<Mock, 'handle'>) {
    const owner = stage.persona ?? 'goldenland'
    this.sent = sent
    this.company_id = personaOf(owner)?.company_id ?? ''
    const own = this.#colleague('booker')
    this.#mock = mock
    this.#to = to
    const token = stage.token(owner)
    this.#tokens = {
      owner: stage.token(),
      own: signInNarrowed(stage.world, own),
      viewer: signInAsViewer(stage.world, this.#colleague('finance')),
      visitor: null,
      expired: expiredToken(stage.world, token ?? ''),
    }
    this.#world = mock.worlds.get(name) as LiveWorld
    this.#prepared = mock.worlds.snapshot(name) as Snapshot
    this.#state = stateOf(this.#world)
    this.#taints = new SenderTaints(this.#world, this.company_id, own)
  }

  /** The first scene of an operation, which is a success. Requests go to the mock itself, or to what is before it. */
  static async of(mock: Mock, operation: OperationId, to: Pick<Mock, 'handle'> = mock): Promise<SceneWorld> {
    const [scene] = Object.values(scenes[operation] as Readonly<Record<string, Scene<OperationId>>>)
    if (!scene) throw new Error(`There is no scene of ${operation}.`)
    const { stage, sent } = await prepareScene(mock, operation, scene)
    return new SceneWorld(mock, stage, sent, to)
  }

  get current(): LiveWorld {
    return this.#world
  }

  /** The world as it was prepared. */
  fresh(): LiveWorld {
    if (stateOf(this.#world) !== this.#state) {
      this.#world = this.#mock.worlds.restore(this.#prepared, name)
      this.#state = stateOf(this.#world)
    }
    return this.#world
  }

  async send(call: FuzzCall): Promise<EdgeResponse> {
    if (call.mode === 'late') this.#world.clock.advance(26 * hour)
    return this.#to.handle(requestOf(call, this.#tokens[call.sender], name))
  }

  /** The values that the sender may neither read nor change; to be called on a fresh world. */
  taintFor(call: FuzzCall): Taint {
    return this.#taints.of(call.sender, this.#world)
  }

  #colleague(role: 'booker' | 'finance'): PersonaName {
    const found = personas.find((one) => one.company_id === this.company_id && one.role === role)
    return found?.username ?? 'newleaf_viewer'
  }
}
