import { type Schemas, useGetSpending } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Columns, EmptyState, SegmentedControl, Text } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useNetPriceShown } from '../../trade/money/net-price.ts'
import { Card } from './Card.tsx'
import styles from './OverviewPage.module.css'
import { SpendingChart } from './SpendingChart.tsx'
import { SpendingTable } from './SpendingTable.tsx'
import { readSpending } from './spending.ts'
import { TopHotels } from './TopHotels.tsx'

const ranges = ['days_30', 'days_90'] as const satisfies Schemas['SpendingRange'][]

/** Bookings of 30 or 90 days: when, by product, at which hotels, and how much was cancelled. */
export function SpendingCard() {
  const t = useText('user/account/overview')
  const netShown = useNetPriceShown()
  const [range, setRange] = useState<Schemas['SpendingRange']>('days_30')
  const query = useGetSpending({ range }, { query: { placeholderData: keepPreviousData } })
  return (
    <Card
      wide
      chart
      title={t('spending.title')}
      link={
        <SegmentedControl
          size="xs"
          aria-label={t('spending.range')}
          value={range}
          onChange={(value) => setRange(ranges.find((one) => one === value) ?? range)}
          data={ranges.map((value) => ({ value, label: t(`spending.ranges.${value}`) }))}
        />
      }
      query={query}
    >
      {(answer) => <Spending answer={answer} netShown={netShown} />}
    </Card>
  )
}

function Spending({ answer, netShown }: { answer: Schemas['Spending']; netShown: boolean }) {
  const t = useText('user/account/overview')
  if (answer.placed === 0) return <EmptyState title={t('spending.none')} hint={t('spending.noneHint')} />
  const spending = readSpending(answer, netShown)
  return (
    <>
      <Text size="sm" c="dimmed">
        {t(spending.net ? 'spending.net' : 'spending.selling')}
      </Text>
      <Columns
        className={styles.spending}
        widths="repeat(auto-fit, minmax(min(100%, 270px), 1fr))"
        gap="var(--mantine-spacing-md) var(--mantine-spacing-xl)"
        align="start"
      >
        <SpendingChart spending={spending} />
        <SpendingTable spending={spending} />
        <TopHotels hotels={spending.hotels} />
      </Columns>
      <Text size="sm" c="dimmed">
        {t('spending.cancelled', {
          cancelled: answer.cancelled,
          placed: answer.placed,
          share: Math.round((100 * answer.cancelled) / answer.placed),
        })}
      </Text>
    </>
  )
}
