import { session, siteStore, type UserInfo } from '@portal/auth'
import type { QueryClient } from '@tanstack/react-query'
import type { PortalRouter } from '../boot/router.ts'
import { enterMember, leaveMember } from '../shared/session/member.ts'

/** The page goes on as somebody else, without a reload: a mock in the page would start over. Nobody for null. */
export async function goOnAs(
  user: UserInfo | null,
  { router, queryClient, path }: { router: PortalRouter; queryClient: QueryClient; path?: string },
): Promise<void> {
  leaveMember(queryClient)
  if (user) enterMember(user, queryClient)
  else {
    session.forget()
    siteStore.setState({ userInitialize: false })
  }
  await router.navigate({ href: path ?? router.state.location.href })
  await router.invalidate()
}
