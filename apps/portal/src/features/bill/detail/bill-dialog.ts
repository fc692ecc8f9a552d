import type { Schemas } from '@portal/api-client'

export interface BillDialogProps {
  bill: Schemas['Bill']
  onClose: () => void
}
