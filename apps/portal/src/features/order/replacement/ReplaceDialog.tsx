import { type Schemas, useGetOrder } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Alert, Deadline, EffectText, FactList, FormDialog, FormSkeleton, Text } from '@portal/ui'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { negated } from '../../../shared/money/decimal.ts'
import { VisibleMoney } from '../../../trade/money/VisibleMoney.tsx'
import { loadFailure } from '../actions/failure.tsx'
import type { OrderDialogProps } from '../actions/order-actions.ts'
import { useReplacement } from './use-replacement.ts'

/** Books the same stay again: both prices, what happens to both orders, and until when. */
export default function ReplaceDialog({ id, opened, onClose }: OrderDialogProps) {
  const t = useText('replacement')
  const query = useGetOrder({ id })
  const order = query.data?.order
  const stay = order && 'saving' in order ? order : undefined
  const saving = stay?.saving ?? null
  const lost = loadFailure(query)
  const { notice, replace } = useReplacement(id)
  const gone = stay && !saving ? t('dialog.gone') : undefined
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('dialog.title', { id })}
      submitLabel={
        saving
          ? t('dialog.submit', { money: formatMoney(saving.total_settlement_price ?? saving.total_price) })
          : t('cheaper.book')
      }
      onSubmit={() => (stay && saving ? replace(stay.version, saving) : false)}
      canSubmit={saving?.reason_key === null}
      error={lost ? undefined : (query.error?.message ?? saving?.reason_text ?? gone)}
    >
      {!order && !query.error && <FormSkeleton fields={2} />}
      {lost && <LoadError {...lost} />}
      {notice && saving && <Alert color="orange">{t(`dialog.${notice}`)}</Alert>}
      {stay && saving && <Prices order={stay} saving={saving} />}
    </FormDialog>
  )
}

interface PricesProps {
  order: Schemas['HotelOrder']
  saving: Schemas['OrderSaving']
}

function Prices({ order, saving }: PricesProps) {
  const t = useText('replacement')
  const { total_settlement_price: net, until } = saving
  return (
    <>
      <FactList figures fz="md">
        <dt>{t('dialog.before')}</dt>
        <dd>
          <VisibleMoney value={net ? order.settlement_money : order.total_price} />
        </dd>
        <dt>{t('dialog.now')}</dt>
        <dd>
          <VisibleMoney value={net ?? saving.total_price} />
        </dd>
        <dt>{t('dialog.saved')}</dt>
        <dd>
          <VisibleMoney value={negated(saving.settlement_diff ?? saving.price_diff)} strong />
        </dd>
      </FactList>
      <EffectText>{t('dialog.steps', { channel: order.pay_channel_text ?? '' })}</EffectText>
      <EffectText>{t('dialog.both')}</EffectText>
      <div>
        <Text fw={600}>{t('dialog.until')}</Text>
        <Deadline at={until.utc} tz={until.tz} />
      </div>
    </>
  )
}
