import { useGetOrder, useWithdrawOrderChange } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, EffectText, FormDialog, FormSkeleton } from '@portal/ui'
import { LoadError } from '../../../../shared/error/LoadError.tsx'
import { loadFailure } from '../failure.tsx'
import type { OrderDialogProps } from '../order-actions.ts'
import { useMove } from '../use-move.ts'

/** Takes back a change that the supplier has not answered. */
export default function WithdrawChangeDialog({ id, opened, onClose }: OrderDialogProps) {
  const t = useText('order')
  const query = useGetOrder({ id })
  const { mutateAsync } = useWithdrawOrderChange()
  const { changed, move } = useMove(t('withdrawChange.done'))
  const order = query.data?.order
  const lost = loadFailure(query)
  const isOpen = order?.amendment != null
  const gone = order && !isOpen ? t('withdrawChange.gone') : undefined
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('withdrawChange.title', { id })}
      cancelLabel={t('withdrawChange.keep')}
      submitLabel={t('withdrawChange.submit')}
      onSubmit={() => (order ? move(() => mutateAsync({ data: { id, version: order.version } })) : false)}
      canSubmit={isOpen}
      error={lost ? undefined : (query.error?.message ?? gone)}
    >
      {!order && !query.error && <FormSkeleton fields={1} />}
      {lost && <LoadError {...lost} />}
      {changed && <Alert color="orange">{t('confirm.changed')}</Alert>}
      {isOpen && <EffectText>{t('withdrawChange.effect')}</EffectText>}
    </FormDialog>
  )
}
