import { refreshBills, type Schemas } from '@portal/api-client'
import { notify } from '@portal/ui'
import { useOpenedRecord } from '../../../shared/form/use-opened-record.ts'

/** One action on a bill as it was when the dialog opened; `done` is the notice shown on success. */
export function useBillMove(opened: Schemas['Bill']) {
  const { record: bill, changed, move } = useOpenedRecord('bill', opened, refreshBills)
  return {
    bill,
    changed,
    /** Resolves to false if the dialog must stay open; throws the error to show. */
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
