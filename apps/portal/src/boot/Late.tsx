import { LoadingOverlay, Notices, printLight } from '@portal/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PageKeys } from '../layouts/PageKeys.tsx'
import { notifyThrough } from '../navigation/notify.ts'
import { useQuestion } from '../navigation/unsaved/question.ts'
import { guardUnsaved } from '../navigation/unsaved/unsaved.ts'
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
