import type { Schemas } from '@portal/api-client'
import {
  IconBan,
  IconCheck,
  IconChecks,
  IconCircleMinus,
  IconEdit,
  IconEye,
  IconMail,
  StatusLabel,
  type StatusLook,
} from '@portal/ui'

/** Colour and icon of each status; the server supplies the words. */
const looks = {
  draft: { color: 'gray', icon: IconEdit },
  sent: { color: 'blue', icon: IconMail },
  viewed: { color: 'blue', icon: IconEye },
  chosen: { color: 'orange', icon: IconCheck },
  booked: { color: 'green', icon: IconChecks },
  expired: { color: 'gray', icon: IconCircleMinus },
  revoked: { color: 'gray', icon: IconBan },
} as const satisfies Record<Schemas['QuoteStatus'], StatusLook>

interface QuoteStatusProps {
  quote: { status: Schemas['QuoteStatus']; status_text: string }
}

export function QuoteStatus({ quote: { status, status_text } }: QuoteStatusProps) {
  return (
    <StatusLabel look={looks[status]} value={status}>
      {status_text}
    </StatusLabel>
  )
}
