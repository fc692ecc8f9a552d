import { getListBillsQueryOptions } from '@portal/api-client'
import { useCan, useHoldsNode, useSession } from '@portal/auth'
import { operatorZone, useText } from '@portal/i18n'
import { lazyDialog, PageTitle } from '@portal/ui'
import { ButtonLink } from '../../shared/ButtonLink.tsx'
import { DocumentSums } from '../../shared/list/Lines.tsx'
import { ListFilters } from '../../shared/list/ListFilters.tsx'
import { ListTabsByStatus } from '../../shared/list/ListTabsByStatus.tsx'
import { ListView } from '../../shared/list/ListView.tsx'
import { useList } from '../../shared/list/use-list.ts'
import { addMonths } from '../../shared/time/month.ts'
import { useToday } from '../../shared/time/server-clock.ts'
import { NoRight } from '../../trade/document/DocumentParts.tsx'
import { billStatuses, readBillListSearch, toBillsQuery } from './bill-search.ts'
import { lastingBillTabs } from './bill-status.ts'
import { useBillColumns } from './list/bill-columns.tsx'

/** The last twelve months up to a day, newest first, as `YYYY-MM`. */
function recentMonths(day: string): string[] {
  return Array.from({ length: 12 }, (_, ago) => addMonths(day.slice(0, 7), -ago))
}

/** The months to choose from, newest first, including the selected one if it is older. */
function monthsToChoose(chosen: string | undefined, today: string | null): string[] {
  const recent = today === null ? [] : recentMonths(today)
  return chosen === undefined || recent.includes(chosen) ? recent : [...recent, chosen]
}

const BillDrawer = lazyDialog(() => import('./detail/BillDrawer.tsx'))

/** Bills of the credit line. Members without net prices see none. */
export function BillListPage() {
  const site = useText('site')
  const t = useText('user/bill/details')
  const maySee = useHoldsNode('order/viewNet')
  return (
    <>
      <PageTitle title={site('titles.billDetails')} />
      {maySee ? <Bills /> : <NoRight title={t('noRight')} />}
    </>
  )
}

function Bills() {
  const t = useText('user/bill/details')
  const mayApply = useCan({ name: '/user/bill/apply' })
  const tz = useSession(({ siteInfo }) => siteInfo?.tz)
  const today = useToday(tz ?? operatorZone())
  const list = useList({
    page: '/user/bill/details',
    read: readBillListSearch,
    query: (search) => getListBillsQueryOptions(toBillsQuery(search)),
    narrowing: ['status', 'period'],
    beside: 'bill',
  })
  const months = monthsToChoose(list.search.period, today)
  const apply = mayApply && (
    <ButtonLink variant="default" to="/user/bill/apply">
      {t('toApply')}
    </ButtonLink>
  )
  return (
    <ListView
      list={list}
      tabs={
        <ListTabsByStatus
          list={list}
          label={t('tabs')}
          statuses={billStatuses}
          lasting={lastingBillTabs}
          counts={list.data?.by_status}
          nameOf={(status) => t(`status.${status}`)}
        />
      }
      filters={
        <ListFilters
          list={list}
          label={t('filters')}
          fields={[
            {
              kind: 'choice',
              name: 'period',
              label: t('month'),
              choices: months.map((value) => ({ value, label: value })),
            },
          ]}
        />
      }
      above={<DocumentSums label={t('outstandingAll')} sums={list.data?.outstanding} />}
      label={t('table')}
      columns={useBillColumns(list.search)}
      rowKey={({ bill_no }) => bill_no}
      onOpen={({ bill_no }) => list.open(bill_no)}
      noMatch={{ title: t('empty'), hint: t('emptyHint') }}
      none={{ title: t('none'), hint: t('noneHint'), action: apply }}
    >
      {list.everOpened && <BillDrawer bill_no={list.opened} onClose={list.close} />}
    </ListView>
  )
}
