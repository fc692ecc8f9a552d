import { refreshBills, type Schemas } from '@portal/api-client'
import { notify } from '@portal/ui'
import { useOpenedRecord } from '../../../shared/form/use-opened-record.ts'

/** One action on a bill as it was when the dialog opened; `done` is the notice shown on success, from its answer. */
export function useBillMove(opened: Schemas['Bill']) {
  const { record: bill, changed, move } = useOpenedRecord('bill', opened, refreshBills)
  return {
    bill,
    changed,
    /** Resolves to false if the dialog must stay open; throws the error to show. */
    move: async <Answer>(
      send: () => Promise<Answer>,
      done: string | ((answer: Answer) => string),
    ): Promise<boolean> => {
      let text = typeof done === 'string' ? done : ''
      const isDone = await move(async () => {
        const answer = await send()
        if (typeof done !== 'string') text = done(answer)
      })
      if (isDone) notify.success(text)
      return isDone
    },
  }
}

export interface BillDialogProps {
  bill: Schemas['Bill']
  onClose: () => void
}
