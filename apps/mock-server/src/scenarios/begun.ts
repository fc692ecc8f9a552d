import type { LiveWorld } from '../world/live-world.ts'
import type { ScenarioKey } from './all.ts'

const begun = new WeakMap<LiveWorld, ScenarioKey>()

/** Notes with which scenario a world was begun. */
export const noteScenario = (world: LiveWorld, key: ScenarioKey): void => void begun.set(world, key)

/** The scenario that a world was begun with; undefined for a world that was made without one, or restored. */
export const scenarioOfWorld = (world: LiveWorld): ScenarioKey | undefined => begun.get(world)
