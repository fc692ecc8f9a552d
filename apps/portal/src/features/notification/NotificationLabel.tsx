import type { Schemas } from '@portal/api-client'
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  StatusLabel,
  type StatusLook,
} from '@portal/ui'

const looks: Record<Schemas['NotificationLevel'], StatusLook> = {
  info: { color: 'blue', icon: IconInfoCircle },
  success: { color: 'green', icon: IconCircleCheck },
  warning: { color: 'orange', icon: IconAlertTriangle },
  error: { color: 'red', icon: IconAlertCircle },
}

/** What kind of thing a notification is about, and how it went. */
export function NotificationLabel({ notification }: { notification: Schemas['Notification'] }) {
  const { level, type_text } = notification
  return (
    <StatusLabel look={looks[level]} value={level}>
      {type_text}
    </StatusLabel>
  )
}
