import type { ScenarioKey } from '../scenarios/all.ts'
import type { LiveWorld } from '../world/live-world.ts'
import { shortText } from '../world/settings.ts'
import type { Snapshot } from '../world/snapshot.ts'
import { type ControlCall, ControlRefusal } from './call.ts'
import { controlBodies } from './requests.ts'
import type { BegunInfo, ScenarioInfo, WorldInfo } from './shapes.ts'

// The catalogue is imported on its first use: a mock without control calls starts without it.

export const worldInfo = (world: LiveWorld): WorldInfo => ({
  id: world.id,
  seed: world.seed,
  scenario: world.scenario,
  begun: world.begun as ScenarioKey | null,
  mode: world.clock.mode,
  start: world.clock.start,
  now: world.clock.now(),
  revision: world.revision,
  data: countsOf(world.data),
})

const countsOf = (data: LiveWorld['data']): WorldInfo['data'] =>
  data && { hotels: data.hotels.length, guests: data.guests.length, companies: data.companies.length }

/** All scenarios, by heading. */
export async function scenarioList(): Promise<ScenarioInfo[]> {
  const [{ keysOf, scenarioOf }, { scenarioGroups }] = await Promise.all([
    import('../scenarios/all.ts'),
    import('../scenarios/scenario.ts'),
  ])
  const groups = Object.keys(scenarioGroups) as (keyof typeof scenarioGroups)[]
  return groups.flatMap((group) =>
    keysOf(group).map((name) => {
      const { title, text, persona } = scenarioOf(name)
      return { name, group, group_title: scenarioGroups[group], title, text, persona }
    }),
  )
}

/** Restores a world from a snapshot, with the scenario that led to it. */
export async function restoreWorld({ port, body }: ControlCall): Promise<WorldInfo> {
  const { snapshot, id } = body(controlBodies.restore)
  const { begun } = snapshot
  if (typeof begun === 'string' && !(await import('../scenarios/all.ts')).isScenarioKey(begun))
    throw new ControlRefusal(400, `snapshot.begun: there is no scenario ${shortText(begun)}.`)
  return worldInfo(port.worlds.restore(snapshot as unknown as Snapshot, id))
}

/** Starts the world over in the situation of a scenario. */
export async function startScenario(call: ControlCall): Promise<BegunInfo> {
  const { world: named, scenario } = call.body(controlBodies.scenario)
  const [{ isScenarioKey }, { beginScenario }, { ScenarioBlocked }] = await Promise.all([
    import('../scenarios/all.ts'),
    import('../scenarios/begin.ts'),
    import('../scenarios/stage.ts'),
  ])
  if (!isScenarioKey(scenario)) {
    throw new ControlRefusal(400, `There is no scenario ${scenario}; GET scenarios lists them.`)
  }
  const { id, seed, clock } = call.world(named)
  try {
    const request = { id, seed, start: clock.start, mode: clock.mode }
    const { world, path, user } = await beginScenario(call.port, scenario, request)
    return { ...worldInfo(world), path, user }
  } catch (error) {
    if (error instanceof ScenarioBlocked) throw new ControlRefusal(409, error.message)
    throw error
  }
}
