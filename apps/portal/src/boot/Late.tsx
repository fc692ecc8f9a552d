import { LoadingOverlay, Notices, notify, printLight } from '@portal/ui/overlays'
import { useEffect } from 'react'
import { tellThrough } from '../navigation/tell.ts'
import { useReloadQuestion } from '../release/reload-question.ts'

tellThrough(notify)

/** The notices, the loading overlay, and the question before a reload: above every page, after its first paint. */
export default function Late() {
  const question = useReloadQuestion()
  useEffect(printLight, [])
  return (
    <>
      <LoadingOverlay />
      <Notices />
      {question && <question.Dialog answer={question.answer} />}
    </>
  )
}
