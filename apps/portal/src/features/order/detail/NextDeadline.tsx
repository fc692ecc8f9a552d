import type { Schemas } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Deadline, Stack, Text, useNow } from '@portal/ui'
import { useNetPriceShown } from '../../../trade/money/net-price.ts'
import { useFeeText } from '../../../trade/order/cancellation-segments.ts'
import { type NextDeadline as Next, nextDeadline } from './outlook.ts'

/** The next deadline on both clocks and its effect. Renders nothing without one. */
export function NextDeadline({ order }: { order: Schemas['Order'] }) {
  const t = useText('order')
  const next = nextDeadline(order, useNow())
  const then = useThenText(order.cancellation_policy.non_refundable)
  if (!next) return null
  return (
    <Stack
      gap={4}
      maw={420}
      py="sm"
      px="md"
      bg="var(--ui-sunken)"
      style={{ borderInlineStart: '3px solid var(--ui-focus)' }}
    >
      <Text fw={600}>{t(`deadline.${next.kind}`)}</Text>
      <Deadline at={next.at} tz={order.tz} then={then(next)} />
    </Stack>
  )
}

/** The effect in words; a fee by its rule where its amount would reveal net prices. */
function useThenText(nonRefundable: boolean): (next: Next) => string {
  const t = useText('order')
  const hotel = useText('hotel')
  const amounts = useNetPriceShown()
  const { part, whole } = useFeeText(amounts)
  return (next) => {
    // What can never be cancelled does not lose that right at its beginning.
    if (nonRefundable && (next.kind === 'checkIn' || next.kind === 'start')) return hotel('nonRefundable')
    if (next.kind !== 'free' && next.kind !== 'fee') return t(`deadline.${next.kind}Then`)
    if (!amounts) return t('deadline.partThen', { part: next.full ? whole : part(next.penalty) })
    const money = formatMoney(next.penalty.amount)
    return t(next.full ? 'deadline.fullThen' : 'deadline.feeThen', { money })
  }
}
