import type { Schemas } from '@portal/api-client'

export interface ApplicationDialogProps {
  application: Schemas['InvoiceApplication']
  onClose: () => void
}
