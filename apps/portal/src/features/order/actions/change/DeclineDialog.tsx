import { useDeclineOrder, useGetOrder } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Alert, EffectText, FormDialog, FormSkeleton, Textarea } from '@portal/ui'
import { useCheckedForm } from '../../../../shared/form/use-checked-form.ts'
import { ChangeOffer } from '../../../../trade/order/ChangeOffer.tsx'
import type { OrderDialogProps } from '../order-actions.ts'
import { useMove } from '../use-move.ts'

/** Declines the supplier's offer: the order ends and held money is released. */
export default function DeclineDialog({ id, opened, onClose }: OrderDialogProps) {
  const t = useText('order')
  const { data, error } = useGetOrder({ id })
  const { mutateAsync } = useDeclineOrder()
  const { changed, move } = useMove(t('decline.done'))
  const order = data?.order
  const offer = order?.change_offer
  const held = offer?.before.total_settlement_price

  const form = useCheckedForm({
    keptAs: `decline ${id}`,
    initial: { reason: '' },
    submit: (values) => {
      if (!order) return false
      const reason = values.reason.trim()
      return move(() => mutateAsync({ data: { id, version: order.version, ...(reason && { reason }) } }))
    },
  })

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('decline.title', { id })}
      size="lg"
      danger
      cancelLabel={t('decline.keep')}
      submitLabel={t('decline.submit')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
      canSubmit={Boolean(offer)}
      error={error?.message ?? (order && !offer ? t('confirm.gone') : undefined)}
    >
      {!order && !error && <FormSkeleton fields={2} />}
      {changed && <Alert color="orange">{t('confirm.changed')}</Alert>}
      {offer && (
        <>
          <EffectText>
            {held ? t('decline.effect', { money: formatMoney(held) }) : t('decline.effectPlain')}
          </EffectText>
          <ChangeOffer offer={offer} />
          <Textarea {...form.field('reason')} label={t('decline.reason')} maxLength={300} rows={2} />
        </>
      )}
    </FormDialog>
  )
}
