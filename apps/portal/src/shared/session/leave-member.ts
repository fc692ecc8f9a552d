import { emptyMemberCentre, memberCentreStore } from '@portal/auth'
import type { QueryClient } from '@tanstack/react-query'
import { dropAllDrafts } from '../form/form-drafts.ts'
import { forgetSite } from './site.ts'

/** Takes everything of a member out of the page: answers, drafts, menus, permissions. */
export function leaveMember(queryClient: QueryClient): void {
  queryClient.clear()
  dropAllDrafts()
  const { open, shrink } = memberCentreStore.getState()
  memberCentreStore.setState({ ...emptyMemberCentre, open, shrink }, true)
  forgetSite()
}
