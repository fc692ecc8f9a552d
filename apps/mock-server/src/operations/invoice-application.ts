import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const invoiceApplicationOperations = {
  listInvoices: generated('listInvoices'),
  getInvoice: generated('getInvoice'),
  withdrawInvoice: generated('withdrawInvoice'),
  reverseInvoice: generated('reverseInvoice'),
  downloadInvoice: generated('downloadInvoice'),
} satisfies Partial<Operations>
