import { session } from '@portal/auth'
import { storeLanguage } from '@portal/i18n'
import { createControl, type ScenarioKey } from '@portal/mock-server/control'

const worldName = /^[\w][\w.:-]{0,79}$/

/** Chooses the world of this page's calls. */
export function chooseWorld(id: string): void {
  if (worldName.test(id)) document.cookie = `mock-world=${id}; path=/; samesite=lax`
}

/**
 * Applies `#world=NAME`, `#scenario=KEY`, `#persona=NAME` and `#language=en` of the address before the portal starts, then
 * removes them, so that a reload continues instead of starting over. A failure is reported.
 */
export async function followLink(control = createControl({ baseUrl: location.origin })): Promise<void> {
  const params = new URLSearchParams(location.hash.slice(1))
  const [world, scenario, persona, chosen] = ['world', 'scenario', 'persona', 'language'].map(
    (name) => params.get(name) ?? '',
  )
  if (!world && !scenario && !persona && !chosen) return
  if (chosen === 'zh-cn' || chosen === 'en') storeLanguage(chosen)
  let path = `${location.pathname}${location.search}`
  if (world) {
    chooseWorld(world)
    session.forget()
  }
  try {
    if (scenario) {
      const begun = await control.scenario(scenario as ScenarioKey)
      if (begun.user) session.fill(begun.user)
      else session.forget()
      path = begun.path
    }
    if (persona) session.fill(await control.session(persona))
  } catch (error) {
    reportError(error)
  }
  history.replaceState(null, '', path)
}
