import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Columns, Money, Text } from '@portal/ui'
import { NetMoney } from '../../trade/money/NetMoney.tsx'
import { Section } from '../../trade/order/Facts.tsx'

/** What was asked for, line by line, with the price of one room once there is an offer. */
export function GroupRooms({
  group: { rooms, total_price, total_settlement_price },
}: {
  group: Schemas['GroupRequest']
}) {
  const t = useText('group')
  return (
    <Section title={t('roomsTitle')}>
      {rooms
        .map((line, place) => ({ ...line, place }))
        .map((line) => (
          <Columns key={line.place} widths="minmax(0, 1fr) auto" from="sm" gap="xs" align="start">
            <div>
              <Text fw={600}>
                {line.rooms} × {line.room_type ?? t('anyRoom')}
              </Text>
              <Text size="sm" c="dimmed">
                {[
                  t('adults', { count: line.adults }),
                  line.child_ages.length > 0 && t('children', { ages: line.child_ages.join(', ') }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            {line.price_per_room && (
              <Text component="div" ta={{ sm: 'end' }}>
                <NetMoney value={line.settlement_per_room} />
                <Text size="sm" c="dimmed">
                  {t('perRoom')} · <Money value={line.price_per_room} />
                </Text>
              </Text>
            )}
          </Columns>
        ))}
      {total_price && (
        <Columns widths="minmax(0, 1fr) auto" from="sm" gap="xs" align="start">
          <Text fw={600}>{t('total')}</Text>
          <Text component="div" ta={{ sm: 'end' }}>
            <NetMoney value={total_settlement_price} strong />
            <Text size="sm" c="dimmed">
              {t('columns.selling')} · <Money value={total_price} />
            </Text>
          </Text>
        </Columns>
      )}
    </Section>
  )
}
