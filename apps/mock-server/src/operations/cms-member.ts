import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const cmsMemberOperations = {
  listReadingRecords: generated('listReadingRecords'),
  listMyComments: generated('listMyComments'),
  removeComment: generated('removeComment'),
  listContentOrders: generated('listContentOrders'),
  payContent: generated('payContent'),
  checkContentPayment: generated('checkContentPayment'),
} satisfies Partial<Operations>
