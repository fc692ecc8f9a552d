import { ensureSite } from '../shared/session/site.ts'
import type { Step } from './navigation.ts'

/** The site call: once for a visitor, once more for a member. Asks for a login on entering the member area. */
export const loadSite: Step = {
  name: 'load-site',
  onPreload: false,
  run: async ({ matches }) => {
    await ensureSite(matches.some(({ staticData }) => staticData.guards.includes('user-mount')))
    return undefined
  },
}
