import { isRefusal, useGetMonth } from '@portal/api-client'
import { useHoldsNode, useSession } from '@portal/auth'
import { operatorZone, useText } from '@portal/i18n'
import {
  Group,
  IconChevronLeft,
  IconChevronRight,
  LinesSkeleton,
  PageTitle,
  SkeletonArea,
  Stack,
  Text,
  Title,
} from '@portal/ui'
import { useSearch } from '@tanstack/react-router'
import { ButtonLink } from '../../shared/ButtonLink.tsx'
import { LoadError } from '../../shared/error/LoadError.tsx'
import { addMonths } from '../../shared/time/month.ts'
import { useToday } from '../../shared/time/server-clock.ts'
import { NoRight } from '../../trade/document/DocumentParts.tsx'
import { StatementButton } from '../../trade/document/StatementButton.tsx'
import { MonthAccounts } from './MonthAccounts.tsx'
import { MonthClosing } from './MonthClosing.tsx'
import { MonthDocuments } from './MonthDocuments.tsx'
import { MonthFigures } from './MonthFigures.tsx'

/** The books of one month: what it holds, what is still open, and each account before and after. */
export function MonthPage() {
  const site = useText('site')
  const t = useText('user/bill/month')
  const maySee = useHoldsNode('wallet/ledger')
  const tz = useSession(({ siteInfo }) => siteInfo?.tz)
  const thisMonth = useToday(tz ?? operatorZone())?.slice(0, 7)
  const month = useSearch({ from: '/user/bill/month' }).month ?? thisMonth
  return (
    <>
      <PageTitle
        title={site('titles.month')}
        {...(maySee && month && { actions: <MonthChoice month={month} last={thisMonth ?? month} /> })}
      />
      {maySee ? month && <MonthBooks month={month} /> : <NoRight title={t('noRight')} />}
    </>
  )
}

/** One press to the month before or after; the month after this one has no books yet. */
function MonthChoice({ month, last }: { month: string; last: string }) {
  const t = useText('user/bill/month')
  const step = (label: string, to: string, icon: React.ReactNode) => (
    <ButtonLink
      variant="default"
      px="xs"
      aria-label={label}
      to="/user/bill/month"
      search={{ month: to }}
      disabled={to > last}
    >
      {icon}
    </ButtonLink>
  )
  return (
    <Group gap="xs" role="group" aria-label={t('month')}>
      {step(t('before'), addMonths(month, -1), <IconChevronLeft size={18} aria-hidden />)}
      <Text span fw={600} aria-live="polite">
        {month}
      </Text>
      {step(t('after'), addMonths(month, 1), <IconChevronRight size={18} aria-hidden />)}
    </Group>
  )
}

function MonthBooks({ month }: { month: string }) {
  const t = useText('user/bill/month')
  const { data, error, isFetching, refetch } = useGetMonth({ month })
  // The node alone does not show the books: they are the orders of everybody.
  if (isRefusal(error, 'NO_PERMISSION')) return <NoRight title={t('noRight')} />
  if (!data && error) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <SkeletonArea>
        <LinesSkeleton lines={7} />
        <LinesSkeleton lines={3} />
      </SkeletonArea>
    )
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t('days', { from: data.date_from, to: data.date_to, tz: data.tz })}
      </Text>
      <MonthClosing books={data} />
      <MonthFigures books={data} />
      <MonthDocuments month={month} />
      <Group gap="xs" justify="space-between">
        <Title order={2} size="h3">
          {t('accounts')}
        </Title>
        <StatementButton date_from={data.date_from} date_to={data.date_to} />
      </Group>
      <MonthAccounts books={data} />
    </Stack>
  )
}
