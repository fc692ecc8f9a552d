import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Box, Columns, Flex, Text } from '@portal/ui'
import { Clocks, Section } from '../../../trade/order/Facts.tsx'
import { statusLabel } from '../../../trade/order/order-stages.ts'

type Event = Schemas['OrderEvent']

/** The order's history, newest first. */
export function TimelineSection({ order }: { order: Schemas['Order'] }) {
  const t = useText('user/order/detail')
  return (
    <Section title={t('sections.timeline')}>
      <Flex component="ol" direction="column" gap="sm" reversed>
        {order.timeline.toReversed().map((event) => (
          <Columns
            key={`${event.time} ${event.event} ${event.to}`}
            component="li"
            widths="minmax(0, 1fr)"
            gap="2px"
            ps="sm"
            style={{ borderInlineStart: '2px solid var(--ui-hairline)' }}
          >
            <EventLine event={event} order={order} />
          </Columns>
        ))}
      </Flex>
    </Section>
  )
}

function EventLine({ event, order }: { event: Event; order: Schemas['Order'] }) {
  const t = useText('user/order/detail')
  const noun = useText('order')
  const { from, to } = event
  const { order_type: product, tz } = order
  const who = (actor: string, type: string) =>
    actor.toLowerCase() === type.toLowerCase() ? actor : t('by', { actor, type })
  const moved = from !== null && to !== null && from !== to
  return (
    <>
      <Box
        component="time"
        c="dimmed"
        fz="sm"
        style={{ fontVariantNumeric: 'tabular-nums' }}
        dateTime={new Date(event.time * 1000).toISOString()}
      >
        <Clocks at={event.time} tz={tz} />
      </Box>
      <div>
        <Text span inherit fw={600}>
          {event.event_text}
        </Text>
        <Text span inherit fz="sm" display="block" c="dimmed">
          {[
            who(event.actor, t(`actorTypes.${event.actor_type}`)),
            moved &&
              t('change', { from: statusLabel(product, from, noun), to: statusLabel(product, to, noun) }),
            event.note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
    </>
  )
}
