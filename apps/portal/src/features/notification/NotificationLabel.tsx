import type { Schemas } from '@portal/api-client'
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  StatusLabel,
  type StatusLook,
} from '@portal/ui'
import type { LinkProps } from '@tanstack/react-router'
import { useIsPageAvailable } from '../../shared/address/pages.ts'
import { safeUrl } from '../../shared/address/safe-url.ts'
import { parseSearch } from '../../shared/address/search-text.ts'

type Target = Pick<LinkProps, 'to' | 'search'> & { to: string }

/** The page that a notification links to; null if it has none or leads out of the portal. */
export function targetOf({ link }: Pick<Schemas['Notification'], 'link'>): Target | null {
  const address = safeUrl(link, 'return-path')
  if (address === null) return null
  const { pathname, search } = new URL(address, window.location.origin)
  return { to: pathname, search: parseSearch(search) } as Target
}

/** As above, and null for a page that this backend cannot fill. */
export function useTarget(): typeof targetOf {
  const isAvailable = useIsPageAvailable()
  return (notification) => {
    const target = targetOf(notification)
    return target && isAvailable(target.to) ? target : null
  }
}

const looks: Record<Schemas['NotificationLevel'], StatusLook> = {
  info: { color: 'blue', icon: IconInfoCircle },
  success: { color: 'green', icon: IconCircleCheck },
  warning: { color: 'orange', icon: IconAlertTriangle },
  error: { color: 'red', icon: IconAlertCircle },
}

/** The kind and outcome of a notification. */
export function NotificationLabel({ notification }: { notification: Schemas['Notification'] }) {
  const { level, type_text } = notification
  return (
    <StatusLabel look={looks[level]} value={level}>
      {type_text}
    </StatusLabel>
  )
}
