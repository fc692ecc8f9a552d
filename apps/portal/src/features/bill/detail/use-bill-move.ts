import { refreshBills, type Schemas } from '@portal/api-client'
import { notify } from '@portal/ui'
import { useOpenedRecord } from '../../../shared/form/use-opened-record.ts'

/** One move of a bill as it was seen when the dialog opened; `done` is said once it is made. */
export function useBillMove(opened: Schemas['Bill']) {
  const { record: bill, changed, move } = useOpenedRecord('bill', opened, refreshBills)
  return {
    bill,
    changed,
    /** Resolves to false when the dialog must stay; throws what it shows. */
    move: async (send: () => Promise<unknown>, done: string): Promise<boolean> => {
      const isDone = await move(send)
      if (isDone) notify.success(done)
      return isDone
    },
  }
}

export interface BillDialogProps {
  bill: Schemas['Bill']
  onClose: () => void
}
