import { useGetOrder } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { FormDialog, FormSkeleton } from '@portal/ui'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { loadFailure } from '../actions/failure.tsx'
import type { OrderDialogProps } from '../actions/order-actions.ts'
import { AmendForm } from './AmendForm.tsx'

/** Corrects an order in three steps: fields, effect, confirmation. */
export default function AmendDialog(props: OrderDialogProps) {
  const t = useText('order-change')
  const query = useGetOrder({ id: props.id })
  const lost = loadFailure(query)
  if (query.data) return <AmendForm {...props} order={query.data.order} />
  return (
    <FormDialog
      opened={props.opened}
      onClose={props.onClose}
      title={t('title', { id: props.id })}
      size="lg"
      submitLabel={t('check')}
      onSubmit={() => false}
      canSubmit={false}
      error={lost ? undefined : query.error?.message}
    >
      {lost ? <LoadError {...lost} /> : <FormSkeleton fields={4} />}
    </FormDialog>
  )
}
