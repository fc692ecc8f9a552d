import { useDashboard } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { EmptyState, IconClock } from '@portal/ui'
import { type Movement, movements } from '../../shared/order/movements.ts'
import { OrderLink } from '../../shared/order/OrderLink.tsx'
import { wallClock } from '../../shared/time/wall-clock.ts'
import { Card } from './Card.tsx'
import styles from './OverviewPage.module.css'

const shown = 8

/** Who arrives, rides and leaves today, at the hour of each place. */
export function TodayCard() {
  const t = useText('user/account/overview')
  const query = useDashboard({})
  return (
    <Card
      wide
      title={t('today')}
      link={query.data && <span className={styles.range}>{t('localTime')}</span>}
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
              <span className={styles.hour}>{wallClock(move.at_local).slice(-5)}</span>
              <span>{t(`moves.${move.kind}`)}</span>
              <OrderLink id={move.booking_id} />
              <span className={styles.title}>
                {move.title} · {move.guests_text}
              </span>
            </li>
          ))}
        </ul>
      )}
      {all.length > shown && <p className={styles.range}>{t('moreMoves', { count: all.length - shown })}</p>}
      {driverless > 0 && <p className={styles.range}>{t('driverless', { count: driverless })}</p>}
    </>
  )
}
