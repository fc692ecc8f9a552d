import { isSupported } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { formatTime, greeting, useText } from '@portal/i18n'
import { Columns, PageTitle, Text, useNow } from '@portal/ui'
import { AttentionCard } from './AttentionCard.tsx'
import { DeadlinesCard } from './DeadlinesCard.tsx'
import { MoneyCard } from './MoneyCard.tsx'
import { SpendingCard } from './SpendingCard.tsx'
import { StatusesCard } from './StatusesCard.tsx'
import { TodayCard } from './TodayCard.tsx'
import { WeekCard } from './WeekCard.tsx'

/** The company at this hour: what needs the member, today's guests, money, spending and deadlines. */
export function OverviewPage() {
  const t = useText('user/account/overview')
  const site = useText('site')
  const nickname = useSession((member) => member.nickname)
  const hour = Number(formatTime(useNow(), 'hh'))
  return (
    <>
      <PageTitle title={site('titles.overview')} />
      <Text size="lg" mb="md" style={{ overflowWrap: 'anywhere' }}>
        {t('welcome', { name: nickname, greeting: greeting(hour) })}
      </Text>
      <Columns widths="repeat(auto-fit, minmax(min(100%, 400px), 1fr))" gap="md">
        {isSupported('getDashboard') && <AttentionCard />}
        {isSupported('getDashboard') && <TodayCard />}
        {isSupported('getWallet') && <MoneyCard />}
        {isSupported('listOrders') && <WeekCard />}
        {isSupported('getSpending') && <SpendingCard />}
        {isSupported('listOrders') && <DeadlinesCard />}
        {isSupported('countOrders') && <StatusesCard />}
      </Columns>
    </>
  )
}
