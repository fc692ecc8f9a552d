import { useListOrders } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { addDays, formatDate, formatTime, useText } from '@portal/i18n'
import { FactList, Money, Text, useNow } from '@portal/ui'
import { useNetPriceShown } from '../../trade/money/net-price.ts'
import { Card, figureColumns, figureGap } from './Card.tsx'
import styles from './OverviewPage.module.css'

/** The last seven days including the given one, as `YYYY-MM-DD`. */
export const lastSevenDays = (day: string): { date_from: string; date_to: string } => ({
  date_from: addDays(day, -6),
  date_to: day,
})

/** Bookings of the last seven days including today, counted by the server in the company's time zone. */
export function WeekCard() {
  const t = useText('user/account/overview')
  const netShown = useNetPriceShown()
  const tz = useSession(({ siteInfo }) => siteInfo?.tz)
  const days = lastSevenDays(formatTime(useNow(), 'yyyy-mm-dd', tz))
  const query = useListOrders({ date_field: 'booking', ...days, limit: 1 })
  const range = { from: formatDate(days.date_from, 'short'), to: formatDate(days.date_to, 'short') }
  return (
    <Card
      title={t('week')}
      link={
        <Text span size="sm" c="dimmed">
          {t('weekRange', range)}
        </Text>
      }
      query={query}
    >
      {({ total, sums }) => (
        <FactList widths={figureColumns} gap={figureGap} fz="lg">
          <div>
            <dt>{t('booked')}</dt>
            <dd className={styles.strong}>{total}</dd>
          </div>
          <div>
            <dt>{t('roomNights')}</dt>
            <dd className={styles.strong}>{sums.room_nights}</dd>
          </div>
          {(netShown ? sums.total_settlement_price : []).map((money) => (
            <div key={money.currency}>
              <dt>{t('turnover')}</dt>
              <dd>
                <Money value={money} strong />
              </dd>
            </div>
          ))}
        </FactList>
      )}
    </Card>
  )
}
