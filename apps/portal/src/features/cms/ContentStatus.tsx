import type { Schemas } from '@portal/api-client'
import { Badge, IconBan, IconCircleCheck, IconCircleX, IconHourglass } from '@portal/ui'

/** Never by colour alone: each state has its icon. */
const looks = {
  normal: ['green', IconCircleCheck],
  unaudited: ['orange', IconHourglass],
  refused: ['red', IconCircleX],
  offline: ['gray', IconBan],
} as const satisfies Record<Schemas['ContributionStatus'], readonly [string, typeof IconBan]>

interface ContentStatusProps {
  status: Schemas['ContributionStatus']
  /** The state in words. */
  label: string
}

/** State of an article or comment of one's own. */
export function ContentStatus({ status, label }: ContentStatusProps) {
  const [color, Icon] = looks[status]
  return (
    <Badge variant="light" color={color} leftSection={<Icon size={14} aria-hidden />} tt="none">
      {label}
    </Badge>
  )
}
