import { useText } from '@portal/i18n'
import { Columns, Flex, Money, Text } from '@portal/ui'
import link from '../../shared/links.module.css'
import { HotelLink } from '../../trade/place/place-names.tsx'
import { wholeRow } from './Card.tsx'
import styles from './OverviewPage.module.css'
import type { HotelSpending } from './spending.ts'

/** The hotels with the most bookings; renders nothing without any. */
export function TopHotels({ hotels }: { hotels: readonly HotelSpending[] }) {
  const t = useText('user/account/overview')
  if (hotels.length === 0) return null
  return (
    <div>
      <Text component="h3" size="sm" fw={600} pb={6}>
        {t('spending.topHotels')}
      </Text>
      <Flex component="ol" direction="column" gap={6}>
        {hotels.map(({ id, name, money, roomNights, width }) => (
          <Columns
            key={id}
            component="li"
            widths="minmax(0, 1fr) max-content"
            gap="0 var(--mantine-spacing-sm)"
            fz="sm"
          >
            <HotelLink id={id} className={link.link}>
              {name}
            </HotelLink>
            <Money value={money} />
            <Text span size="sm" c="dimmed" style={wholeRow}>
              {t('spending.nights', { count: roomNights })}
            </Text>
            <span className={styles.bar} aria-hidden style={{ inlineSize: `${width}%` }} />
          </Columns>
        ))}
      </Flex>
    </div>
  )
}
