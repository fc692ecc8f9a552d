import { guards } from './guards.ts'
import { languageBundles } from './language-bundles.ts'
import { loadSite } from './load-site.ts'
import type { Navigation, Step, StepResult } from './navigation.ts'
import { routeRules } from './route-rules.ts'
import { validateRoute } from './validate-route.ts'

/** What happens on every route change before the target opens, in the specification's order. */
export const pipeline: readonly Step[] = [validateRoute, routeRules, loadSite, guards, languageBundles]

/** Runs the steps until one decides. A hovered link runs only those without an effect on the user. */
export async function runPipeline(
  navigation: Navigation,
  { preload = false, steps = pipeline }: { preload?: boolean; steps?: readonly Step[] } = {},
): Promise<StepResult> {
  for (const step of steps) {
    if (preload && !step.onPreload) continue
    const result = await step.run(navigation)
    if (result !== undefined) return result
  }
  return undefined
}
