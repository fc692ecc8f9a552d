import type { Schemas } from '@portal/api-client'
import { IconCircleCheck, IconCircleX, IconClock, StatusLabel, type StatusLook } from '@portal/ui'

/** Every state by colour and icon; its words are the server's. */
const looks = {
  requested: { color: 'orange', icon: IconClock },
  approved: { color: 'green', icon: IconCircleCheck },
  refused: { color: 'red', icon: IconCircleX },
} as const satisfies Record<Schemas['ApprovalState'], StatusLook>

export function ApprovalState({ approval: { status, status_text } }: { approval: Schemas['Approval'] }) {
  return (
    <StatusLabel look={looks[status]} value={status}>
      {status_text}
    </StatusLabel>
  )
}
