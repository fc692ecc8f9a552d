import { useDeclineOrder, useOrder } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Alert, FormDialog, FormSkeleton, Textarea } from '@portal/ui'
import { useState } from 'react'
import type { OrderDialogProps } from './ActionDialog.tsx'
import { ChangeOffer } from './ChangeOffer.tsx'
import styles from './dialogs.module.css'
import { useMove } from './use-move.ts'

/** Declines what the supplier offers instead: the order ends, and all that was held comes back. */
export default function DeclineDialog({ id, opened, onClose }: OrderDialogProps) {
  const t = useText('order')
  const [reason, setReason] = useState('')
  const { data, error } = useOrder({ id })
  const { mutateAsync } = useDeclineOrder()
  const { changed, move } = useMove(t('decline.done'))
  const order = data?.order
  const offer = order?.change_offer
  const held = offer?.before.total_settlement_price

  const decline = () => {
    if (!order) return false
    const text = reason.trim()
    return move(() => mutateAsync({ data: { id, version: order.version, ...(text && { reason: text }) } }))
  }

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('decline.title', { id })}
      size="lg"
      danger
      cancelLabel={t('decline.keep')}
      submitLabel={t('decline.submit')}
      onSubmit={decline}
      canSubmit={Boolean(offer)}
      error={error?.message ?? (order && !offer ? t('confirm.gone') : undefined)}
    >
      {!order && !error && <FormSkeleton fields={2} />}
      {changed && <Alert color="orange">{t('confirm.changed')}</Alert>}
      {offer && (
        <>
          <p className={styles.effect}>
            {held ? t('decline.effect', { money: formatMoney(held) }) : t('decline.effectPlain')}
          </p>
          <ChangeOffer offer={offer} />
          <Textarea
            label={t('decline.reason')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            maxLength={300}
            rows={2}
          />
        </>
      )}
    </FormDialog>
  )
}
