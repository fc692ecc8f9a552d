import { isSupported, type Schemas } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Alert, Button, IconInfoCircle, Text } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import link from '../../../shared/links.module.css'
import { useNetPriceShown } from '../../../trade/money/net-price.ts'
import { hasEnded } from '../../../trade/order/order-stages.ts'
import { useSaved } from '../../../trade/order/Waiting.tsx'
import { orderPage } from '../../../trade/product/facts.ts'
import type { DialogName } from '../actions/order-actions.ts'

export interface ReplacementNoteProps {
  order: Schemas['HotelOrder']
  onStart: (action: DialogName, id: string) => void
}

/** That the same stay is cheaper now, with the step to take it; or the other order of the two. */
export default function ReplacementNote({ order, onStart }: ReplacementNoteProps) {
  const { saving, replaced_by, replaces, booking_id: id } = order
  if (saving && isSupported('replaceOrder'))
    return <SavingNote order={order} saving={saving} onStart={() => onStart('replace', id)} />
  const other = replaced_by ?? replaces
  return other === null ? null : <OtherOrder order={order} other={other} />
}

interface SavingNoteProps {
  order: Schemas['HotelOrder']
  saving: Schemas['OrderSaving']
  onStart: () => void
}

function SavingNote({ order, saving, onStart }: SavingNoteProps) {
  const t = useText('replacement')
  const saved = useSaved()(saving)
  const net = useNetPriceShown() ? saving.total_settlement_price : null
  const before = net ? (order.settlement_money ?? order.total_price) : order.total_price
  if (!saved) return null
  return (
    <Alert
      data-screen
      color="teal"
      variant="default"
      icon={<IconInfoCircle size={18} aria-hidden />}
      title={t('cheaper.title', { money: formatMoney(saved) })}
    >
      <Text mb="xs">
        {t('cheaper.text', { now: formatMoney(net ?? saving.total_price), before: formatMoney(before) })}
      </Text>
      {saving.reason_key === null ? (
        <Button variant="default" onClick={onStart}>
          {t('cheaper.book')}
        </Button>
      ) : (
        <Text c="dimmed">{saving.reason_text}</Text>
      )}
    </Alert>
  )
}

/** What becomes of both orders, and the way to the other one. */
function OtherOrder({ order, other }: { order: Schemas['HotelOrder']; other: string }) {
  const t = useText('replacement')
  const { order_status, replaced_by, voucher } = order
  const first = order_status === 'cancelled' ? 'replaced' : 'open'
  // A second order that came to nothing took no place.
  const second = hasEnded(order_status) && voucher.version === null ? null : secondText(voucher.version)
  const text = replaced_by === null ? second : first
  return (
    text && (
      <Alert role="status" variant="default" color="blue" icon={<IconInfoCircle size={18} aria-hidden />}>
        {t(text)}{' '}
        <Link
          to={orderPage(order.order_type)}
          params={{ id: other }}
          className={`${link.link} ${link.number}`}
        >
          {other}
        </Link>
      </Alert>
    )
  )
}

/** A voucher says that it was confirmed. */
const secondText = (voucher: number | null) => (voucher === null ? 'second' : 'taken')
