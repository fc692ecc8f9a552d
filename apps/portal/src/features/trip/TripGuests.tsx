import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Stack, Text } from '@portal/ui'
import { Section } from '../../trade/order/Facts.tsx'
import { isUsed } from './trip-days.ts'

/** Everybody of a trip once, with the number of orders that name them. */
export function TripGuests({ trip: { guests, items } }: { trip: Schemas['Trip'] }) {
  const t = useText('user/trip/detail')
  const all = items.filter(isUsed).length
  return (
    <Section title={t('guests.title', { count: guests.length })}>
      {guests.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('guests.none')}
        </Text>
      )}
      <Stack component="ul" gap={4}>
        {guests.map(({ full_name, name_local, type, type_text, orders }) => (
          <Text key={`${full_name} ${orders.join(' ')}`} component="li" size="sm">
            {[full_name, name_local !== full_name && name_local].filter(Boolean).join(' ')}
            <Text span inherit c="dimmed">
              {type === 'child' && ` · ${type_text}`}
              {' · '}
              {orders.length === all ? t('guests.inAll') : t('guests.in', { count: orders.length, all })}
            </Text>
          </Text>
        ))}
      </Stack>
    </Section>
  )
}
