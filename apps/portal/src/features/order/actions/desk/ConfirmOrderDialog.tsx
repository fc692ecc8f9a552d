import { useGetOrder } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { FormDialog, FormSkeleton } from '@portal/ui'
import { AcceptChangeDialog } from '../change/AcceptChangeDialog.tsx'
import type { OrderDialogProps } from '../order-actions.ts'
import { StaffConfirmDialog } from './StaffConfirmDialog.tsx'

/**
 * "Confirm order" has two meanings: a member accepts the supplier's offer, staff enter the hotel's number. The
 * order's status decides; if the change has disappeared, neither applies.
 */
export default function ConfirmOrderDialog(props: OrderDialogProps) {
  const { data, error } = useGetOrder({ id: props.id })
  const order = data?.order
  if (order?.order_status === 'awaiting_acceptance' && order.change_offer) {
    return <AcceptChangeDialog {...props} order={order} offer={order.change_offer} />
  }
  if (order?.order_status === 'pending_confirm') return <StaffConfirmDialog {...props} order={order} />
  return <NothingToConfirm {...props} waiting={!data && !error} error={error?.message} />
}

interface NothingToConfirmProps extends OrderDialogProps {
  waiting: boolean
  error: string | undefined
}

function NothingToConfirm({ id, opened, onClose, waiting, error }: NothingToConfirmProps) {
  const t = useText('order')
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('confirm.title', { id })}
      submitLabel={t('confirm.submit')}
      onSubmit={() => false}
      canSubmit={false}
      error={waiting ? undefined : (error ?? t('confirm.gone'))}
    >
      {waiting && <FormSkeleton fields={2} />}
    </FormDialog>
  )
}
