import type { Schemas } from '@portal/api-client'
import { IconBan, IconCircleCheck, IconClock, IconHourglass, StatusLabel, type StatusLook } from '@portal/ui'

/** Colour and icon of each status; the server supplies the words. */
const looks = {
  open: { color: 'blue', icon: IconHourglass },
  offered: { color: 'orange', icon: IconClock },
  booked: { color: 'green', icon: IconCircleCheck },
  refused: { color: 'red', icon: IconBan },
  declined: { color: 'gray', icon: IconBan },
  withdrawn: { color: 'gray', icon: IconBan },
  expired: { color: 'gray', icon: IconClock },
} as const satisfies Record<Schemas['GroupRequestStatus'], StatusLook>

export const GroupStatus = ({
  group,
}: {
  group: Pick<Schemas['GroupRequestSummary'], 'status' | 'status_text'>
}) => (
  <StatusLabel look={looks[group.status]} value={group.status}>
    {group.status_text}
  </StatusLabel>
)
