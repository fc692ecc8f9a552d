import { type Schemas, useConfirmOrder } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Alert, Deadline, EffectText, FormDialog, Text } from '@portal/ui'
import { ChangeOffer } from '../../../../trade/order/ChangeOffer.tsx'
import type { OrderDialogProps } from '../order-actions.ts'
import { useMove } from '../use-move.ts'

interface AcceptChangeDialogProps extends OrderDialogProps {
  order: Schemas['Order']
  offer: Schemas['ChangeOffer']
}

/** The booking and the supplier's offer side by side; accepting confirms the order. */
export function AcceptChangeDialog({ id, opened, onClose, order, offer }: AcceptChangeDialogProps) {
  const t = useText('order')
  const { mutateAsync } = useConfirmOrder()
  const { changed, move } = useMove(t('confirm.done'))
  const net = offer.after.total_settlement_price
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('confirm.title', { id })}
      size="lg"
      cancelLabel={t('decline.keep')}
      submitLabel={t('confirm.submit')}
      onSubmit={() => move(() => mutateAsync({ data: { id, version: order.version } }))}
    >
      {changed && <Alert color="orange">{t('confirm.changed')}</Alert>}
      <Text size="sm" m="4px 0 0" c="dimmed">
        {t('confirm.intro')}
      </Text>
      <ChangeOffer offer={offer} />
      <Deadline at={offer.offer_expire_time} tz={order.tz} then={t('deadline.offerThen')} />
      <EffectText>
        {net ? t('confirm.effect', { money: formatMoney(net) }) : t('confirm.effectPlain')}
      </EffectText>
    </FormDialog>
  )
}
