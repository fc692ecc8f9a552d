import { emptyMemberCentre, memberCentreStore, session, siteStore, type UserInfo } from '@portal/auth'
import type { QueryClient } from '@tanstack/react-query'
import { dropAllDrafts } from '../form/form-drafts.ts'

/**
 * Signs in. The same member finds open forms and loaded data unchanged; those of another member are removed first.
 * The next route change loads the site again, for the member.
 */
export function enterMember(user: UserInfo, queryClient: QueryClient): void {
  const former = session.store.getState().id
  if (former !== 0 && former !== user.id) leaveMember(queryClient)
  siteStore.setState({ userInitialize: false })
  session.fill(user)
}

/**
 * Removes everything of a member from the page: loaded data (the site too), drafts, menus and permissions. Where the
 * session ended in another tab, the drafts stay for the same member: nobody here chose to leave them.
 */
export function leaveMember(queryClient: QueryClient, { elsewhere = false } = {}): void {
  queryClient.clear()
  if (!elsewhere) dropAllDrafts()
  const { open, shrink } = memberCentreStore.getState()
  memberCentreStore.setState({ ...emptyMemberCentre, open, shrink }, true)
  siteStore.setState({ initialize: false, userInitialize: false })
}
