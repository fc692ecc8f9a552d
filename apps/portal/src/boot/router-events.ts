import { connectRoute, expandMenu, session } from '@portal/auth'
import { connectChunkRecovery, progress } from '@portal/ui'
import type { QueryClient } from '@tanstack/react-query'
import type { RouterContext } from '../navigation/page.ts'
import { reloadForLostCode } from '../release/lost-code.ts'
import { startRelease } from '../release/watch-release.ts'
import { allowUnload } from '../shared/leaving/unload.ts'
import { leaveMember } from '../shared/session/member.ts'
import type { Env } from './env.ts'
import type { PortalRouter } from './router.ts'

/** Shows the progress bar while another page opens, and folds the menu afterwards. */
export function followNavigation(router: PortalRouter): void {
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) progress.start()
  })
  router.subscribe('onResolved', () => {
    progress.done()
    expandMenu(false)
  })
}

/**
 * Follows the session in other tabs: signing in or out there takes effect here at once. Another member reloads this
 * page, because nothing of the former one may stay on the screen. Returns a function that stops it.
 */
export function followSession(router: PortalRouter, queryClient: QueryClient): () => void {
  // The route of the rendered page, not of the next one: otherwise the page would lose its buttons before it closes.
  connectRoute(() => router.state.matches.at(-1)?.pathname ?? router.state.location.pathname)
  return session.followOtherTabs((change) => {
    if (change === 'other-member') {
      allowUnload()
      return location.reload()
    }
    if (change === 'signed-out') leaveMember(queryClient, { elsewhere: true })
    void router.invalidate()
  })
}

/** Reloads the page when a part of it fails to load, as for any other missing code. */
export function reloadForLostParts(router: PortalRouter): void {
  connectChunkRecovery(() => reloadForLostCode(router.latestLocation.href))
}

/** Watches for a newer build. Returns a step to run before every page except the first. */
export function watchRelease({ buildId }: Env, queryClient: QueryClient): RouterContext['beforeOpening'] {
  const beforeOpening = startRelease(buildId, queryClient)
  return async (navigation) => {
    if (navigation.current !== null) await beforeOpening(navigation, navigation.current.replace(/[?#].*/, ''))
  }
}
