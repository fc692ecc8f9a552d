import type { Schemas } from '@portal/api-client'
import {
  IconCircleCheck,
  IconCircleDashed,
  IconClock,
  IconRoute,
  StatusLabel,
  type StatusLook,
} from '@portal/ui'

/** Colour and icon of each status; the server supplies the words. */
const looks = {
  empty: { color: 'gray', icon: IconCircleDashed },
  upcoming: { color: 'blue', icon: IconClock },
  under_way: { color: 'green', icon: IconRoute },
  past: { color: 'gray', icon: IconCircleCheck },
} as const satisfies Record<Schemas['TripStatus'], StatusLook>

export const TripStatus = ({ trip }: { trip: Pick<Schemas['TripSummary'], 'status' | 'status_text'> }) => (
  <StatusLabel look={looks[trip.status]} value={trip.status}>
    {trip.status_text}
  </StatusLabel>
)
