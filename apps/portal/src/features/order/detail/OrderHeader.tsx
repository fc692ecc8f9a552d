import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Columns, Flex, IconUsers, Panel, Stack, StatusBadge, Text, Title } from '@portal/ui'
import type { ReactNode } from 'react'
import { ChangeOffer } from '../../../trade/order/ChangeOffer.tsx'
import sections from '../../../trade/order/sections.module.css'
import { NeedsInFull } from '../../../trade/order/Waiting.tsx'
import { ActionBar } from '../actions/ActionBar.tsx'
import type { DialogName } from '../actions/order-actions.ts'
import { NextDeadline } from './NextDeadline.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { outlookText } from './outlook.ts'

interface OrderHeaderProps {
  order: Schemas['Order']
  /** What was booked. */
  subject: ReactNode
  /** When it takes place. */
  when: ReactNode
  onStart: (action: DialogName, id: string) => void
}

/** The order's status, next deadline and actions. */
export function OrderHeader({ order, subject, when, onStart }: OrderHeaderProps) {
  const t = useText('order')
  const page = useText('user/order/detail')
  return (
    <Panel className={sections.section} gap="md" bdrs="md">
      <OrderProgress order={order} />
      <Columns
        widths="minmax(0, 1fr) minmax(0, max-content)"
        from="sm"
        gap="var(--mantine-spacing-sm) var(--mantine-spacing-xl)"
      >
        <Stack gap={6} align="flex-start">
          <StatusBadge of="order" value={order.order_status} text={order.order_status_text} />
          <p>{outlookText(order, t)}</p>
          <Text size="lg" fw={600}>
            {subject}
          </Text>
          <p>{when}</p>
          <Guests order={order} />
        </Stack>
        <NextDeadline order={order} />
      </Columns>
      <NeedsInFull waits={order.waits} attention={order.attention} />
      {order.change_offer && (
        <div>
          <Title order={2} size="h3" mb="xs">
            {page('offer')}
          </Title>
          <ChangeOffer offer={order.change_offer} />
        </div>
      )}
      <ActionBar order={order} onStart={onStart} />
    </Panel>
  )
}

/** Names at the top of an order; all guests are further below. */
const mostNames = 4

function Guests({ order }: { order: Schemas['Order'] }) {
  const guests = 'rooms' in order ? order.rooms.flatMap((room) => room.guests) : order.guests
  // The passengers of a ride need no names but the first.
  const named = guests.map(({ full_name }) => full_name).filter((name) => name !== '')
  const others = guests.length - Math.min(named.length, mostNames)
  return (
    <Flex component="p" gap={6} align="center" style={{ overflowWrap: 'anywhere' }}>
      <IconUsers size={16} aria-hidden />
      {named.slice(0, mostNames).join(' · ')}
      {others > 0 && ` +${others}`}
    </Flex>
  )
}
