import { useGetOrder, useWithdrawRefund } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Alert, EffectText, FormDialog, FormSkeleton } from '@portal/ui'
import { LoadError } from '../../../../shared/error/LoadError.tsx'
import { useCheckedForm } from '../../../../shared/form/use-checked-form.ts'
import { loadFailure } from '../failure.tsx'
import type { OrderDialogProps } from '../order-actions.ts'
import { useMove } from '../use-move.ts'

/** Takes back a refund request that nobody has decided on. */
export default function WithdrawRefundDialog({ id, opened, onClose }: OrderDialogProps) {
  const t = useText('order')
  const query = useGetOrder({ id })
  const { mutateAsync } = useWithdrawRefund()
  const { changed, move } = useMove(t('withdrawRefund.done'))
  const order = query.data?.order
  const lost = loadFailure(query)
  const request = order?.refunds.find(({ status }) => status === 'requested')
  const form = useCheckedForm({
    keptAs: null,
    initial: {},
    submit: () => (order ? move(() => mutateAsync({ data: { id, version: order.version } })) : false),
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('withdrawRefund.title', { id })}
      cancelLabel={t('withdrawRefund.keep')}
      submitLabel={t('withdrawRefund.submit')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
      canSubmit={request !== undefined}
      error={
        lost
          ? undefined
          : (query.error?.message ?? (order && !request ? t('withdrawRefund.gone') : undefined))
      }
    >
      {!order && !query.error && <FormSkeleton fields={1} />}
      {lost && <LoadError {...lost} />}
      {changed && <Alert color="orange">{t('confirm.changed')}</Alert>}
      {request && (
        <EffectText>
          {request.requested
            ? t('withdrawRefund.effect', { money: formatMoney(request.requested) })
            : t('withdrawRefund.effectHidden')}
        </EffectText>
      )}
    </FormDialog>
  )
}
