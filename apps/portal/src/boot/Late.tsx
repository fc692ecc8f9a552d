import { useSession } from '@portal/auth'
import { lazySection } from '@portal/ui'
import { LoadingOverlay, Notices, printLight } from '@portal/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PageKeys } from '../layouts/PageKeys.tsx'
import { useQuestion } from '../shared/leaving/unload.ts'
import { guardUnsaved } from '../shared/leaving/unsaved.ts'
import { notifyThrough } from '../shared/notify.ts'
import { noticesOfCalls, watchConnection } from './connection.ts'
import type { PortalRouter } from './router.ts'

notifyThrough(noticesOfCalls)

const IdleEnd = lazySection<{ router: PortalRouter }>(() => import('./follow-idle.ts'), { failed: null })

/** The notices, the loading overlay, the question before a step, the keys of every page and the end of an idle session: above every page, after its first paint. */
export default function Late({ router }: { router: PortalRouter }) {
  const question = useQuestion()
  const queryClient = useQueryClient()
  const endsIdle = useSession(({ siteInfo }) => siteInfo?.idle_minutes !== undefined)
  useEffect(printLight, [])
  useEffect(() => watchConnection(queryClient), [queryClient])
  useEffect(() => guardUnsaved(router.history), [router])
  return (
    <>
      <LoadingOverlay />
      <Notices />
      <PageKeys router={router} />
      {endsIdle && <IdleEnd router={router} />}
      {question && <question.Dialog answer={question.answer} />}
    </>
  )
}
