import type { Schemas } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Deadline, Stack, Text, useNow } from '@portal/ui'
import { type NextDeadline as Next, nextDeadline } from './outlook.ts'

/** The next moment that matters, on both clocks, with what happens then. Nothing where no clock runs. */
export function NextDeadline({ order }: { order: Schemas['Order'] }) {
  const t = useText('order')
  const next = nextDeadline(order, useNow())
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
      <Deadline at={next.at} tz={order.tz} then={thenText(next, t)} />
    </Stack>
  )
}

function thenText(next: Next, t: ReturnType<typeof useText<'order'>>): string {
  if (next.kind !== 'free' && next.kind !== 'fee') return t(`deadline.${next.kind}Then`)
  return t(next.full ? 'deadline.fullThen' : 'deadline.feeThen', { money: formatMoney(next.money) })
}
