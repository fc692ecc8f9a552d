import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const invoiceOperations = {
  listInvoiceableOrders: generated('listInvoiceableOrders'),
  previewInvoice: generated('previewInvoice'),
  applyInvoice: generated('applyInvoice'),
} satisfies Partial<Operations>
