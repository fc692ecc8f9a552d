import { session, siteStore, type UserInfo } from '@portal/auth'
import type { QueryClient } from '@tanstack/react-query'
import { leaveMember } from './leave-member.ts'

/**
 * Signs in. The same member finds open forms and answers as they were; of a former one nothing stays. The
 * next navigation loads the site once more, for the member.
 */
export function enterMember(user: UserInfo, queryClient: QueryClient): void {
  const former = session.store.getState().id
  if (former !== 0 && former !== user.id) leaveMember(queryClient)
  siteStore.setState({ userInitialize: false })
  session.fill(user)
}
