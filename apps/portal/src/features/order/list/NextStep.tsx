import { isSupported, type Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { RowButton, RowButtons } from '../../../shared/list/RowButtons.tsx'
import { type ActionState, type DialogName, primaryAction } from '../actions/order-actions.ts'

interface Steps {
  /** Paying, accepting an offer or extra charges, or the voucher. */
  state: ActionState | undefined
  /** The same is to be had at a lower price. */
  isCheaper: boolean
}

/** What an order waits for, by its next deadline; null without anything, so that a card leaves the line out. */
export function stepsOf(
  { actions, saving }: Pick<Schemas['OrderSummary'], 'actions' | 'saving'>,
  kind: Schemas['OrderDeadlineKind'] | undefined,
): Steps | null {
  const primary = kind === 'extras' ? 'confirm_complete' : primaryAction(actions)
  const state = actions.find(({ action, enabled }) => action === primary && enabled)
  const isCheaper = saving?.reason_key === null && isSupported('replaceOrder')
  return state || isCheaper ? { state, isCheaper } : null
}

interface NextStepProps {
  /** Booking ID. */
  id: string
  steps: Steps
  onStart: (action: DialogName, id: string) => void
}

/** The next steps of an order as buttons. */
export function NextStep({ id, steps: { state, isCheaper }, onStart }: NextStepProps) {
  const t = useText('user/order/list')
  // One below the other: a list has no room for two side by side.
  return (
    <>
      {state && (
        <RowButtons>
          <RowButton label={`${state.action_text}: ${id}`} onClick={() => onStart(state.action, id)}>
            {state.action === 'download_voucher' ? t('columns.voucher') : state.action_text}
          </RowButton>
        </RowButtons>
      )}
      {isCheaper && (
        <RowButtons>
          <RowButton label={`${t('columns.bookCheaper')}: ${id}`} onClick={() => onStart('replace', id)}>
            {t('columns.bookCheaper')}
          </RowButton>
        </RowButtons>
      )}
    </>
  )
}
