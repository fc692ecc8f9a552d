import { LoadingOverlay, Notices, notify, printLight } from '@portal/ui/overlays'
import { useEffect } from 'react'
import { useQuestion } from '../navigation/question.ts'
import { tellThrough } from '../navigation/tell.ts'

tellThrough(notify)

/** The notices, the loading overlay, and the question before a step: above every page, after its first paint. */
export default function Late() {
  const question = useQuestion()
  useEffect(printLight, [])
  return (
    <>
      <LoadingOverlay />
      <Notices />
      {question && <question.Dialog answer={question.answer} />}
    </>
  )
}
