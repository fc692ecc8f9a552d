import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const orderDeskOperations = {
  listOrderDeadlines: generated('listOrderDeadlines'),
  saveOrderRemark: generated('saveOrderRemark'),
  applyOrderBatch: generated('applyOrderBatch'),
  exportOrders: generated('exportOrders'),
  rebookOrder: generated('rebookOrder'),
} satisfies Partial<Operations>
