import type { Worlds } from '../world/worlds.ts'
import { isScenarioKey } from './all.ts'
import { type BegunScenario, beginScenario } from './begin.ts'
import { ScenarioBlocked, type StageHost } from './stage.ts'

/** Leads the main world of a mock to the scenario of that name. Throws a RangeError with a sentence. */
export async function beginByName(
  host: StageHost & { readonly worlds: Worlds },
  name: string,
): Promise<BegunScenario> {
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
