import type { Schemas } from '@portal/api-client'
import {
  IconArrowBack,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  StatusLabel,
  type StatusLook,
} from '@portal/ui'

/** Every status by colour and icon; its words are the server's. */
const looks = {
  submitted: { color: 'blue', icon: IconClock },
  verified: { color: 'green', icon: IconCircleCheck },
  refused: { color: 'red', icon: IconCircleX },
  withdrawn: { color: 'gray', icon: IconArrowBack },
} as const satisfies Record<Schemas['TopUpStatus'], StatusLook>

export function TopUpState({ topUp: { status, status_text } }: { topUp: Schemas['TopUp'] }) {
  return (
    <StatusLabel look={looks[status]} value={status}>
      {status_text}
    </StatusLabel>
  )
}
