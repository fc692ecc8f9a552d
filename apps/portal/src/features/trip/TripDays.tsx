import type { Schemas } from '@portal/api-client'
import { formatDate, useText } from '@portal/i18n'
import { Columns, Group, IconBed, IconCar, IconPlane, Stack, StatusBadge, Text, Title } from '@portal/ui'
import { RowButton } from '../../shared/list/RowButtons.tsx'
import { NetMoney } from '../../trade/money/NetMoney.tsx'
import { Clocks, Section } from '../../trade/order/Facts.tsx'
import { OrderLink } from '../../trade/order/OrderLink.tsx'
import { isLost, isStay, isUsed, type TripDay, type TripEvent, tripDays } from './trip-days.ts'

const icons = { hotel: IconBed, car: IconCar, airport: IconPlane } as const satisfies Record<
  Schemas['OrderType'],
  unknown
>

interface TripDaysProps {
  trip: Schemas['Trip']
  /** Takes an order out of the trip; absent for a member who may not. */
  onTake?: (id: string) => void
}

/** The trip day by day on the calendar of its places, each time on the reader's clock and on that of the place. */
export function TripDays({ trip: { items }, onTake }: TripDaysProps) {
  const t = useText('user/trip/detail')
  const days = tripDays(items)
  return (
    <Section title={t('days.title')}>
      {days.map((day, index) => (
        <Stack key={day.date} component="section" gap="xs" aria-label={formatDate(day.date)}>
          <Title order={3} size="h4">
            {formatDate(day.date)}{' '}
            <Text span inherit c="dimmed" fw={400} fz="sm">
              {t('days.number', { number: index + 1 })}
            </Text>
          </Title>
          {day.events.map((event) => (
            <EventLine key={`${event.kind} ${event.item.order.booking_id}`} event={event} onTake={onTake} />
          ))}
          <GoesOn day={day} />
        </Stack>
      ))}
    </Section>
  )
}

function EventLine({
  event: { kind, item, at },
  onTake,
}: {
  event: TripEvent
  onTake: TripDaysProps['onTake']
}) {
  const t = useText('user/trip/detail')
  const { order, place_text, guests } = item
  const Icon = icons[order.order_type]
  const name = kind === 'ride' ? order.title : t(`days.${kind}`, { hotel: order.title })
  return (
    <Columns
      widths="13.5rem minmax(0, 1fr) max-content"
      from="sm"
      gap="2px var(--mantine-spacing-md)"
      ps="sm"
      style={{
        borderInlineStart: '2px solid var(--ui-hairline)',
        ...(!isUsed(item) && { opacity: 0.65 }),
      }}
    >
      <Text component="time" size="sm" dateTime={at.utc} style={{ fontVariantNumeric: 'tabular-nums' }}>
        <Clocks at={at.utc} tz={at.tz} />
      </Text>
      <Stack gap={2} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Text fw={600} {...(isLost(item) && { td: 'line-through' })}>
          <Icon size={16} aria-hidden style={{ verticalAlign: -2 }} /> {name}
        </Text>
        {kind !== 'check_out' && (
          <Text size="sm" c="dimmed">
            {[place_text, order.subtitle].filter(Boolean).join(' · ')}
          </Text>
        )}
        {kind !== 'check_out' && guests.length > 0 && <Text size="sm">{guests.join(' · ')}</Text>}
        {kind !== 'check_out' && item.replaces && (
          <Text size="sm">{t('days.replaces', { id: item.replaces })}</Text>
        )}
        {kind !== 'check_out' && (
          <Group gap="4px var(--mantine-spacing-sm)" fz="sm">
            <OrderLink id={order.booking_id} />
            <StatusBadge of="order" value={order.order_status} text={order.order_status_text} />
          </Group>
        )}
      </Stack>
      {kind !== 'check_out' && (
        <Stack gap={4} align="flex-end">
          <NetMoney value={order.total_settlement_price} />
          {onTake && (
            <span data-screen>
              <RowButton
                label={t('take.label', { id: order.booking_id })}
                onClick={() => onTake(order.booking_id)}
              >
                {t('take.short')}
              </RowButton>
            </span>
          )}
        </Stack>
      )}
    </Columns>
  )
}

/** A hotel's night or a car that is kept, on a day without an event of it. */
function GoesOn({ day }: { day: TripDay }) {
  const t = useText('user/trip/detail')
  return day.goesOn.map((item) => (
    <Text
      key={item.order.booking_id}
      size="sm"
      c="dimmed"
      ps="sm"
      style={{ borderInlineStart: '2px solid var(--ui-hairline)' }}
    >
      {t(isStay(item) ? 'days.night' : 'days.kept', { title: item.order.title })}
    </Text>
  ))
}
