import { LoadingOverlay, Notices } from '@portal/ui/overlays'
import { useReloadQuestion } from '../release/reload-question.ts'

/** The notices, the loading overlay, and the question before a reload: above every page, after its first paint. */
export default function Late() {
  const question = useReloadQuestion()
  return (
    <>
      <LoadingOverlay />
      <Notices />
      {question && <question.Dialog answer={question.answer} />}
    </>
  )
}
