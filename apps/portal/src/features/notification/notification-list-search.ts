import type { Schemas } from '@portal/api-client'
import { exhaustive } from '../../shared/exhaustive.ts'
import { flag, integer, oneOf, type SearchOf, searchReader } from '../../shared/search-params.ts'

export const notificationTypes = exhaustive<Schemas['NotificationType']>()([
  'order',
  'deadline',
  'approval',
  'wallet',
  'bill',
  'invoice',
  'system',
])

const shape = {
  page: integer(1, 10_000),
  limit: integer(10, 100),
  /** Hides read notifications. */
  unread: flag,
  type: oneOf(...notificationTypes),
}

/** Search params of `/user/notification/list`. */
export const readNotificationListSearch = searchReader(shape)

type NotificationListSearch = SearchOf<typeof shape>

/** The request for the list. */
export const toNotificationsQuery = ({ page = 1, limit = 20, unread, type }: NotificationListSearch) => ({
  ...(unread && { unread }),
  ...(type && { type }),
  page,
  limit,
})
