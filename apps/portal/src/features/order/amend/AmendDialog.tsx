import { useText } from '@portal/i18n'
import type { OrderDialogProps } from '../actions/order-actions.ts'
import { AmendForm } from './AmendForm.tsx'
import { OrderDialog } from './OrderDialog.tsx'

/** Corrects an order in three steps: fields, effect, confirmation. */
export default function AmendDialog(props: OrderDialogProps) {
  const t = useText('order-change')
  return (
    <OrderDialog {...props} title={t('title', { id: props.id })} submitLabel={t('check')} Form={AmendForm} />
  )
}
