import type { Schemas } from '@portal/api-client/contract'
import type { LiveWorld } from '../world/live-world.ts'
import { mainWorld, type Worlds } from '../world/worlds.ts'
import { isScenarioKey, type ScenarioKey, scenarioOf } from './all.ts'
import type { Prepared } from './scenario.ts'
import { ScenarioBlocked, Stage, type StageHost } from './stage.ts'

/** A scenario prepared in a world. */
export interface StartedScenario {
  readonly key: ScenarioKey
  readonly world: LiveWorld
  readonly path: string
  /** Who is signed in, with both tokens; null for a visitor. */
  readonly user: Schemas['UserInfo'] | null
  readonly attempt: Prepared['attempt']
}

/**
 * Makes a world, replacing one of the same name, and prepares the scenario in it. Throws `ScenarioBlocked` with a
 * sentence when a step is refused, which can happen with another seed.
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
): Promise<StartedScenario> {
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
  // The journal shows what the tester does, not how the scenario was prepared.
  world.journal.clear()
  world.begun = key
  return { key, world, path: prepared.path, user, attempt: prepared.attempt }
}

/** Prepares the scenario of that name in the main world. Throws a RangeError with a sentence when it cannot. */
export async function beginByName(
  host: StageHost & { readonly worlds: Worlds },
  name: string,
): Promise<StartedScenario> {
  if (!isScenarioKey(name)) {
    throw new RangeError(`There is no scenario ${name}; the front page of the mock server lists them all.`)
  }
  const mode = host.worlds.get()?.clock.mode
  try {
    return await beginScenario(host, name, mode === undefined ? {} : { mode })
  } catch (error) {
    if (!(error instanceof ScenarioBlocked)) throw error
    throw new RangeError(`The scenario ${name} cannot be reached in this world: ${error.message}`)
  }
}
