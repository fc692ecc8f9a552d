import type { Schemas } from '@portal/api-client'
import { Badge, IconCircleCheck, IconCircleX, IconClock } from '@portal/ui'

/** Every state by colour and icon; its words are the server's. */
const looks = {
  requested: ['orange', IconClock],
  approved: ['green', IconCircleCheck],
  refused: ['red', IconCircleX],
} as const satisfies Record<Schemas['ApprovalState'], readonly [string, typeof IconClock]>

export function ApprovalState({ approval: { status, status_text } }: { approval: Schemas['Approval'] }) {
  const [color, Icon] = looks[status]
  return (
    <Badge variant="light" color={color} leftSection={<Icon size={14} aria-hidden />} tt="none">
      {status_text}
    </Badge>
  )
}
