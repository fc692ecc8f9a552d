import type { Schemas } from '@portal/api-client'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
  IconPlane,
  type StatusLook,
} from '@portal/ui'

type FlightStatus = Schemas['FlightStatus']

/** Colours of flight statuses; orange needs attention, red means that nobody lands. */
export const flightLooks: Readonly<Record<FlightStatus, StatusLook>> = {
  unknown: { color: 'gray', icon: IconCircleDashed },
  scheduled: { color: 'blue', icon: IconClock },
  delayed: { color: 'orange', icon: IconAlertTriangle },
  departed: { color: 'blue', icon: IconPlane },
  landed: { color: 'green', icon: IconCircleCheck },
  cancelled: { color: 'red', icon: IconCircleX },
  diverted: { color: 'red', icon: IconAlertTriangle },
}

/** Flights that do not land as booked. */
export const troubled: readonly FlightStatus[] = ['delayed', 'cancelled', 'diverted']
