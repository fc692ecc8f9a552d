import { LoadingOverlay, Notices, printLight } from '@portal/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PageKeys } from '../layouts/PageKeys.tsx'
import { useQuestion } from '../shared/leaving/unload.ts'
import { guardUnsaved } from '../shared/leaving/unsaved.ts'
import { notifyThrough } from '../shared/notify.ts'
import { noticesOfCalls, watchConnection } from './connection.ts'

notifyThrough(noticesOfCalls)

/** The notices, the loading overlay, the question before a step, and the keys of every page: above every page, after its first paint. */
export default function Late({ router }: { router: AnyRouter }) {
  const question = useQuestion()
  const queryClient = useQueryClient()
  useEffect(printLight, [])
  useEffect(() => watchConnection(queryClient), [queryClient])
  useEffect(() => guardUnsaved(router.history), [router])
  return (
    <>
      <LoadingOverlay />
      <Notices />
      <PageKeys router={router} />
      {question && <question.Dialog answer={question.answer} />}
    </>
  )
}
