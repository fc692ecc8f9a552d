import type { LiveInfo } from '@portal/mock-server/control'
import { Alert } from '@portal/ui'
import { fill, usePanelTexts } from './panel-texts.ts'

/** Which server answers which calls, where a live one takes a part of them. */
export function LiveNotice({ live }: { live: LiveInfo }) {
  const t = usePanelTexts()
  return (
    <Alert color="orange" role="status" mb="sm">
      {fill(t.live.notice, { url: live.url, calls: [...live.nouns, ...live.operations].join(', ') })}
    </Alert>
  )
}
