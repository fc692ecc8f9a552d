import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const notificationOperations = {
  listNotifications: generated('listNotifications'),
  readNotifications: generated('readNotifications'),
} satisfies Partial<Operations>
