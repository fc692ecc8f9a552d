import type { LiveWorld } from '../world/live-world.ts'
import type { ScenarioKey } from './all.ts'

/** Notes with which scenario a world was begun. */
export function noteScenario(world: LiveWorld, key: ScenarioKey): void {
  world.begun = key
}

/** The scenario that a world was begun with; undefined for a world that was made without one. */
export const scenarioOfWorld = ({ begun }: LiveWorld): ScenarioKey | undefined =>
  (begun as ScenarioKey | null) ?? undefined
