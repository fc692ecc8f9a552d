import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const invoiceTitleOperations = {
  listInvoiceTitles: generated('listInvoiceTitles'),
  saveInvoiceTitle: generated('saveInvoiceTitle'),
  removeInvoiceTitles: generated('removeInvoiceTitles'),
} satisfies Partial<Operations>
