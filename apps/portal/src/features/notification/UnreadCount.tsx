import { useText } from '@portal/i18n'
import { Badge, VisuallyHidden } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { latestNotifications } from './latest-notifications.ts'

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
