import { isSupported, type Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, Deadline, Group, Text } from '@portal/ui'
import { type ComponentType, useState } from 'react'
import { Line, Lines } from '../../shared/list/Lines.tsx'
import { sumsOf } from '../../shared/money/decimal.ts'
import { Sums } from '../../shared/money/Sums.tsx'
import { NetMoney } from '../../trade/money/NetMoney.tsx'
import { useNetPriceShown } from '../../trade/money/net-price.ts'
import { mostAtOnce } from '../../trade/order/batch-size.ts'
import { Section } from '../../trade/order/Facts.tsx'
import { OrderLink } from '../../trade/order/OrderLink.tsx'

type Row = Schemas['OrderSummary']

/** The dialog that pays several orders; orders have it. */
export type PayDialog = ComponentType<{
  picked: { rows: readonly Row[]; drop: (ids: readonly string[]) => void }
  onClose: () => void
}>

interface TripUnpaidProps {
  trip: Schemas['Trip']
  PayDialog: PayDialog
}

/** The orders that can be paid now, by deadline, and what they come to; nothing if none waits for payment. */
const unpaidOf = ({ items }: Schemas['Trip']): Row[] =>
  items
    .map(({ order }) => order)
    .filter(({ actions }) => actions.some(({ action, enabled }) => action === 'pay' && enabled))
    .toSorted((one, other) =>
      (one.next_deadline?.at_utc ?? '') < (other.next_deadline?.at_utc ?? '') ? -1 : 1,
    )

/** What of a trip is still to be paid and until when, paid together in one press. */
export function TripUnpaid({ trip, PayDialog }: TripUnpaidProps) {
  const t = useText('user/trip/detail')
  const netShown = useNetPriceShown()
  const [paying, setPaying] = useState<readonly Row[] | null>(null)
  const mayPay = useHoldsNode('order/pay') && isSupported('applyOrderBatch')
  const rows = unpaidOf(trip)
  if (rows.length === 0 && !paying) return null
  // Of a long trip the most urgent ones; the others wait for the next press.
  const payable = rows.slice(0, mostAtOnce)
  const sums = netShown
    ? sumsOf(rows.flatMap(({ total_settlement_price }) => total_settlement_price ?? []))
    : []
  return (
    <Section title={t('unpaid.title', { count: rows.length })} onScreen>
      <Lines label={t('unpaid.title', { count: rows.length })}>
        {rows.map(({ booking_id, title, next_deadline: next, total_settlement_price }) => (
          <Line key={booking_id}>
            <span>
              <OrderLink id={booking_id} /> {title}
              {next && <Deadline at={next.at_utc} tz={next.tz} compact />}
            </span>
            <NetMoney value={total_settlement_price} />
          </Line>
        ))}
      </Lines>
      <Group justify="space-between" gap="xs">
        <Text span inherit>
          {sums.length > 0 && t('unpaid.sum')} <Sums values={sums} strong />
        </Text>
        {mayPay && (
          <Button onClick={() => setPaying(payable)}>
            {t(payable.length < rows.length ? 'unpaid.payFirst' : 'unpaid.pay', { count: payable.length })}
          </Button>
        )}
      </Group>
      {paying && <PayDialog picked={{ rows: paying, drop: () => {} }} onClose={() => setPaying(null)} />}
    </Section>
  )
}
