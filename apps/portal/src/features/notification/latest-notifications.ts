import { type ApiError, getListNotificationsQueryOptions, type Schemas } from '@portal/api-client'
import type { UseQueryOptions } from '@tanstack/react-query'

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
