import type { Schemas } from '@portal/api-client'
import {
  Badge,
  IconBan,
  IconCheck,
  IconChecks,
  IconCircleMinus,
  IconEdit,
  IconEye,
  IconMail,
} from '@portal/ui'

/** Every status by colour and icon; its words are the server's. */
const looks = {
  draft: ['gray', IconEdit],
  sent: ['blue', IconMail],
  viewed: ['blue', IconEye],
  chosen: ['orange', IconCheck],
  booked: ['green', IconChecks],
  expired: ['gray', IconCircleMinus],
  revoked: ['gray', IconBan],
} as const satisfies Record<Schemas['QuoteStatus'], readonly [string, typeof IconBan]>

interface QuoteStatusProps {
  quote: { status: Schemas['QuoteStatus']; status_text: string }
}

export function QuoteStatus({ quote: { status, status_text } }: QuoteStatusProps) {
  const [color, Icon] = looks[status]
  return (
    <Badge variant="light" color={color} leftSection={<Icon size={14} aria-hidden />} tt="none">
      {status_text}
    </Badge>
  )
}
