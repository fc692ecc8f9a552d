import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const billApplyOperations = {
  listBillableOrders: generated('listBillableOrders'),
  applyBill: generated('applyBill'),
} satisfies Partial<Operations>
