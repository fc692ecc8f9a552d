import type { Schemas } from '@portal/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { safeReturnPath } from '../../shared/address/safe-url.ts'
import { enterMember } from '../../shared/session/enter-member.ts'

/** Makes a visitor the member that signing in or registering answered, and leads back to where that was. */
export function useEnter(returnTo: string | undefined) {
  const router = useRouter()
  const queryClient = useQueryClient()
  return async ({ userInfo, routePath }: Schemas['SignInAnswer']) => {
    enterMember(userInfo, queryClient)
    await router.navigate({ href: returnTo ?? safeReturnPath(routePath) ?? '/user', replace: true })
  }
}
