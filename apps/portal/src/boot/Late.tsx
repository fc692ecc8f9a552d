import { LoadingOverlay, Notices, notify, printLight } from '@portal/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import { useEffect } from 'react'
import { notifyThrough } from '../navigation/notify.ts'
import { useQuestion } from '../navigation/unsaved/question.ts'
import { guardUnsaved } from '../navigation/unsaved/unsaved.ts'
import { watchConnection } from './connection.ts'

notifyThrough(notify)

/** The notices, the loading overlay, and the question before a step: above every page, after its first paint. */
export default function Late({ history }: { history: RouterHistory }) {
  const question = useQuestion()
  const queryClient = useQueryClient()
  useEffect(printLight, [])
  useEffect(() => watchConnection(queryClient), [queryClient])
  useEffect(() => guardUnsaved(history), [history])
  return (
    <>
      <LoadingOverlay />
      <Notices />
      {question && <question.Dialog answer={question.answer} />}
    </>
  )
}
