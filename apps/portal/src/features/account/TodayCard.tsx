import { useGetDashboard } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { EmptyState, IconClock, Text } from '@portal/ui'
import { wallClock } from '../../shared/time/server-clock.ts'
import { type Movement, movements } from '../../trade/order/movements.ts'
import { OrderLink } from '../../trade/order/OrderLink.tsx'
import { Card } from './Card.tsx'
import styles from './OverviewPage.module.css'

const shown = 8

/** Today's arrivals, rides and departures, in local time of each place. */
export function TodayCard() {
  const t = useText('user/account/overview')
  const query = useGetDashboard({})
  return (
    <Card
      wide
      title={t('today')}
      link={
        query.data && (
          <Text span size="sm" c="dimmed">
            {t('localTime')}
          </Text>
        )
      }
      query={query}
    >
      {(day) => <Movements all={movements(day)} driverless={day.kpis.drivers_unassigned_tomorrow} />}
    </Card>
  )
}

function Movements({ all, driverless }: { all: readonly Movement[]; driverless: number }) {
  const t = useText('user/account/overview')
  return (
    <>
      {all.length === 0 ? (
        <EmptyState icon={IconClock} title={t('quietDay')} hint={t('quietDayHint')} />
      ) : (
        <ul className={styles.moves}>
          {all.slice(0, shown).map((move) => (
            <li key={`${move.kind} ${move.booking_id}`} className={styles.move}>
              <Text span inherit fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
                {wallClock(move.at_local).slice(-5)}
              </Text>
              <span>{t(`moves.${move.kind}`)}</span>
              <OrderLink id={move.booking_id} />
              <span className={styles.title}>
                {move.title} · {move.guests_text}
              </span>
            </li>
          ))}
        </ul>
      )}
      {all.length > shown && (
        <Text size="sm" c="dimmed">
          {t('moreMoves', { count: all.length - shown })}
        </Text>
      )}
      {driverless > 0 && (
        <Text size="sm" c="dimmed">
          {t('driverless', { count: driverless })}
        </Text>
      )}
    </>
  )
}
