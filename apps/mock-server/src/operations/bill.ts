import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const billOperations = {
  listBills: generated('listBills'),
  getBill: generated('getBill'),
  confirmBill: generated('confirmBill'),
  disputeBill: generated('disputeBill'),
  payBill: generated('payBill'),
  downloadBill: generated('downloadBill'),
} satisfies Partial<Operations>
