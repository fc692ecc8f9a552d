import { isSupported, type Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { RowButton, RowButtons } from '../../../shared/list/RowButtons.tsx'
import { type DialogName, primaryAction } from '../actions/order-actions.ts'

interface NextStepProps {
  row: Pick<Schemas['OrderSummary'], 'booking_id' | 'actions' | 'saving'>
  /** The next deadline of the order. */
  kind: Schemas['OrderDeadlineKind'] | undefined
  onStart: (action: DialogName, id: string) => void
}

/** What an order waits for: paying, accepting an offer or extra charges, or the voucher; and a lower price to take. */
export function NextStep({ row: { booking_id, actions, saving }, kind, onStart }: NextStepProps) {
  const t = useText('user/order/list')
  const primary = kind === 'extras' ? 'confirm_complete' : primaryAction(actions)
  const state = actions.find(({ action, enabled }) => action === primary && enabled)
  const isCheaper = saving?.reason_key === null && isSupported('replaceOrder')
  // One below the other: a list has no room for two side by side.
  return (
    <>
      {state && (
        <RowButtons>
          <RowButton
            label={`${state.action_text}: ${booking_id}`}
            onClick={() => onStart(state.action, booking_id)}
          >
            {state.action === 'download_voucher' ? t('columns.voucher') : state.action_text}
          </RowButton>
        </RowButtons>
      )}
      {isCheaper && (
        <RowButtons>
          <RowButton
            label={`${t('columns.bookCheaper')}: ${booking_id}`}
            onClick={() => onStart('replace', booking_id)}
          >
            {t('columns.bookCheaper')}
          </RowButton>
        </RowButtons>
      )}
    </>
  )
}
