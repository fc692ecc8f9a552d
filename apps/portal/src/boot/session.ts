import { connectRoute, session } from '@portal/auth'
import type { QueryClient } from '@tanstack/react-query'
import { allowUnload } from '../shared/leaving/unload.ts'
import { leaveMember } from '../shared/session/member.ts'
import type { PortalRouter } from './router.ts'

/**
 * Follows the session, whoever changes it. Another tab signing out or in is followed at once; another
 * member there reloads this page, because nothing of the former one may stay on the screen. Returns the
 * way to stop.
 */
export function followSession(router: PortalRouter, queryClient: QueryClient): () => void {
  // Of the page that is drawn, not of the one that is about to open: it would else lose its buttons before it goes.
  connectRoute(() => router.state.matches.at(-1)?.pathname ?? router.state.location.pathname)
  return session.followOtherTabs((change) => {
    if (change === 'other-member') {
      allowUnload()
      return location.reload()
    }
    if (change === 'signed-out') leaveMember(queryClient)
    void router.invalidate()
  })
}
