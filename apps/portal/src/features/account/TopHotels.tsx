import { useText } from '@portal/i18n'
import { Money } from '@portal/ui'
import { HotelLink } from '../../shared/HotelLink.tsx'
import styles from './OverviewPage.module.css'
import type { HotelSpending } from './spending.ts'

/** The hotels at which most was booked; nothing where none was. */
export function TopHotels({ hotels }: { hotels: readonly HotelSpending[] }) {
  const t = useText('user/account/overview')
  if (hotels.length === 0) return null
  return (
    <div>
      <h3 className={styles.kind}>{t('spending.topHotels')}</h3>
      <ol className={styles.hotels}>
        {hotels.map(({ id, name, money, roomNights, width }) => (
          <li key={id}>
            <HotelLink id={id} className={styles.link}>
              {name}
            </HotelLink>
            <Money value={money} />
            <span className={styles.range}>{t('spending.nights', { count: roomNights })}</span>
            <span className={styles.bar} aria-hidden style={{ inlineSize: `${width}%` }} />
          </li>
        ))}
      </ol>
    </div>
  )
}
