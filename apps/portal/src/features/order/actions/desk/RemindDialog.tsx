import { useGetOrder, useRemindSupplier } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, EffectText, FormDialog, FormSkeleton } from '@portal/ui'
import { LoadError } from '../../../../shared/error/LoadError.tsx'
import { useCheckedForm } from '../../../../shared/form/use-checked-form.ts'
import { loadFailure } from '../failure.tsx'
import type { OrderDialogProps } from '../order-actions.ts'
import { useMove } from '../use-move.ts'

/** Asks a supplier again that has not answered. */
export default function RemindDialog({ id, opened, onClose }: OrderDialogProps) {
  const t = useText('order')
  const query = useGetOrder({ id })
  const { mutateAsync } = useRemindSupplier()
  const { changed, move } = useMove(t('remindSupplier.done'))
  const order = query.data?.order
  const lost = loadFailure(query)
  const form = useCheckedForm({
    keptAs: null,
    initial: {},
    submit: () => (order ? move(() => mutateAsync({ data: { id, version: order.version } })) : false),
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('remindSupplier.title', { id })}
      submitLabel={t('remindSupplier.submit')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
      canSubmit={order !== undefined}
      error={lost ? undefined : query.error?.message}
    >
      {!order && !query.error && <FormSkeleton fields={1} />}
      {lost && <LoadError {...lost} />}
      {changed && <Alert color="orange">{t('confirm.changed')}</Alert>}
      {order && <EffectText>{t('remindSupplier.effect')}</EffectText>}
    </FormDialog>
  )
}
