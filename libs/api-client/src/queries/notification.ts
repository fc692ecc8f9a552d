/** What members are notified of, as screens call it. */
export {
  getListNotificationsQueryOptions as notificationsOptions,
  useListNotifications as useNotifications,
  useReadNotifications,
} from '../generated/hooks/notification/notification'
