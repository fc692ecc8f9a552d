import { type ApiError, getListNotificationsQueryOptions, type Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Badge, VisuallyHidden } from '@portal/ui'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'

/** Notifications in the bell's menu. */
const shown = 6

const minute = 60_000

/** The latest notifications and the unread count, polled once a minute while the page is visible. */
export const latestNotifications = (): UseQueryOptions<Schemas['NotificationPage'], ApiError> =>
  getListNotificationsQueryOptions(
    { limit: shown },
    {
      query: { staleTime: minute, refetchInterval: minute, refetchOnWindowFocus: true },
      request: { background: true },
    },
  )

const most = 99

/** The number of unread notifications; renders nothing for zero. */
export default function UnreadCount() {
  const t = useText('user/notification/list')
  const unread = useQuery(latestNotifications()).data?.unread ?? 0
  if (unread === 0) return null
  return (
    <>
      <Badge component="span" size="sm" color="red" variant="filled" px={5} aria-hidden>
        {unread > most ? `${most}+` : unread}
      </Badge>
      <VisuallyHidden component="span"> {t('unreadCount', { count: unread })}</VisuallyHidden>
    </>
  )
}
