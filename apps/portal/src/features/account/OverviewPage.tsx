import { hasCall } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { formatTime, greeting, useText } from '@portal/i18n'
import { PageTitle, useNow } from '@portal/ui'
import { AttentionCard } from './AttentionCard.tsx'
import { DeadlinesCard } from './DeadlinesCard.tsx'
import { MoneyCard } from './MoneyCard.tsx'
import styles from './OverviewPage.module.css'
import { SpendingCard } from './SpendingCard.tsx'
import { StatusesCard } from './StatusesCard.tsx'
import { TodayCard } from './TodayCard.tsx'
import { WeekCard } from './WeekCard.tsx'

/** Where the company stands this hour: what needs the member first, money, spending, today's guests and deadlines. */
export function OverviewPage() {
  const t = useText('user/account/overview')
  const site = useText('site')
  const nickname = useSession((member) => member.nickname)
  const hour = Number(formatTime(useNow(), 'hh'))
  return (
    <>
      <PageTitle title={site('titles.overview')} />
      <p className={styles.welcome}>{t('welcome', { name: nickname, greeting: greeting(hour) })}</p>
      <div className={styles.cards}>
        {hasCall('getDashboard') && <AttentionCard />}
        {hasCall('getWallet') && <MoneyCard />}
        {hasCall('listOrders') && <WeekCard />}
        {hasCall('getSpending') && <SpendingCard />}
        {hasCall('getDashboard') && <TodayCard />}
        {hasCall('listOrders') && <DeadlinesCard />}
        {hasCall('countOrders') && <StatusesCard />}
      </div>
    </>
  )
}
