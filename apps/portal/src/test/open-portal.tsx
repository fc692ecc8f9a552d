import { createQueryClient, type OperationId } from '@portal/api-client'
import {
  emptyMemberCentre,
  emptySite,
  memberCentreStore,
  session,
  siteStore,
  type UserInfo,
} from '@portal/auth'
import { setupI18n, storeLanguage } from '@portal/i18n'
import { notify } from '@portal/ui/overlays'
import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { connectCalls } from '../boot/calls.ts'
import { loadShellTexts } from '../boot/env.ts'
import { Portal } from '../boot/Portal.tsx'
import { createPortalRouter } from '../boot/router.ts'
import { followNavigation, followSession } from '../boot/router-events.ts'
import { loadLayout } from '../layouts/layouts.tsx'
import { forgetListSearches } from '../shared/list/last-search.ts'
import { openPageDialog } from '../shared/palette.ts'

let stopFollowing: (() => void) | undefined

interface Given {
  /** The signed-in member; nobody by default. */
  user?: UserInfo
  language?: 'zh-cn' | 'en'
  /** Operations the backend does not have; none by default. */
  lacks?: readonly OperationId[]
  /** Whether this page compares answers with the contract. */
  comparesAnswers?: boolean
}

/** Renders the whole portal at a path, as the boot does, against the server of the test. */
export async function openPortal(
  path: string,
  { user, language = 'en', lacks = [], comparesAnswers = false }: Given = {},
) {
  storeLanguage(language)
  await setupI18n(language)
  await loadShellTexts()
  notify.clear()
  openPageDialog(null)
  session.forget()
  forgetListSearches(user?.id ?? 0)
  siteStore.setState(emptySite, true)
  memberCentreStore.setState(emptyMemberCentre, true)
  if (user) session.fill(user)
  const queryClient = createQueryClient()
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createPortalRouter(queryClient, { history, scrollRestoration: false })
  connectCalls({ apiUrl: location.origin, buildId: null, lacks, comparesAnswers }, router)
  stopFollowing?.()
  stopFollowing = followSession(router, queryClient)
  followNavigation(router)
  await router.load()
  await loadLayout(router.state.matches.at(-1)?.staticData.layout ?? 'common')
  const view = render(<Portal router={router} queryClient={queryClient} />)
  return { router, queryClient, view, path: () => router.state.location.href }
}
