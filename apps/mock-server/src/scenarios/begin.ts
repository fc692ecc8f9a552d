import type { Schemas } from '@portal/api-client/contract'
import type { LiveWorld } from '../world/live-world.ts'
import { mainWorld, type Worlds } from '../world/worlds.ts'
import { type ScenarioKey, scenarioOf } from './all.ts'
import { noteScenario } from './begun.ts'
import type { Prepared } from './scenario.ts'
import { Stage, type StageHost } from './stage.ts'

/** A scenario that stands ready in a world. */
export interface BegunScenario {
  readonly key: ScenarioKey
  readonly world: LiveWorld
  readonly path: string
  /** Who is signed in, with both tokens; null for a visitor. */
  readonly user: Schemas['UserInfo'] | null
  readonly attempt: Prepared['attempt']
}

/**
 * Makes a world, in place of one of the same name, and leads it to the situation of the scenario. Throws
 * `ScenarioBlocked` with a sentence when a step is refused, as may happen with another seed.
 */
export async function beginScenario(
  host: StageHost & { readonly worlds: Worlds },
  key: ScenarioKey,
  request: {
    readonly id?: string
    readonly seed?: number
    readonly start?: number
    readonly mode?: 'frozen' | 'ticking'
  },
): Promise<BegunScenario> {
  const scenario = scenarioOf(key)
  const { id = mainWorld, start, mode } = request
  const seed = request.seed ?? scenario.seed
  const world = host.worlds.make({
    id,
    scenario: scenario.state ?? 'default',
    ...(seed === undefined ? {} : { seed }),
    ...(start === undefined ? {} : { start }),
    ...(mode === undefined ? {} : { mode }),
  })
  const prepared = await scenario.prepare(new Stage(host, world))
  const { persona } = scenario
  const user =
    (prepared.session as Schemas['UserInfo'] | undefined) ??
    (persona === null ? null : host.program.openSession(world, persona))
  // What led here is not what whoever looks at it has done.
  world.journal.clear()
  noteScenario(world, key)
  return { key, world, path: prepared.path, user, attempt: prepared.attempt }
}
