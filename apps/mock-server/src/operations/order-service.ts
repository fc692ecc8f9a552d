import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const orderServiceOperations = {
  refundOrder: generated('refundOrder'),
  confirmOrderCheckIn: generated('confirmOrderCheckIn'),
  completeOrder: generated('completeOrder'),
  amendOrder: generated('amendOrder'),
  getOrderDispatch: generated('getOrderDispatch'),
} satisfies Partial<Operations>
