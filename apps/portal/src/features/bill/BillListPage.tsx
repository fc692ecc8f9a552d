import { type Schemas, useBills } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, DataTable, lateDialog, PageTitle } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, linkOptions, useNavigate, useSearch } from '@tanstack/react-router'
import { filterValuesOf, withFilterValues } from '../../shared/list/filter-values.ts'
import { ListFilters } from '../../shared/list/ListFilters.tsx'
import { PaperSums } from '../../shared/list/PaperSums.tsx'
import { PaperTabs } from '../../shared/list/PaperTabs.tsx'
import { useEverOpened } from '../../shared/list/use-ever-opened.ts'
import { loadFaultText } from '../../shared/load-fault-text.ts'
import { NoRight } from '../../shared/paper/NoRight.tsx'
import type { Turn } from '../../shared/search-params.ts'
import { useToday } from '../../shared/use-today.ts'
import {
  type BillListSearch,
  billFilters,
  billStatuses,
  readBillListSearch,
  recentMonths,
  toBillsQuery,
} from './bill-list-search.ts'
import { lastingBillTabs } from './bill-status.ts'
import { useBillColumns } from './list/bill-columns.tsx'

const BillDrawer = lateDialog(() => import('./detail/BillDrawer.tsx'))

/** Bills of the credit line; who may not see settlement prices sees none of them. */
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
  const navigate = useNavigate()
  const search = readBillListSearch(useSearch({ from: '/user/bill/details' }))
  const { page: _, ...firstPage } = search
  const { bill, ...listed } = search
  const opened = useEverOpened(bill)
  const today = useToday()
  const { data, error, isPlaceholderData, refetch } = useBills(toBillsQuery(search), {
    query: { placeholderData: keepPreviousData },
  })
  const go = (next: BillListSearch, turn: Turn = {}) =>
    void navigate({ to: '/user/bill/details', search: next, ...turn })
  const open = (bill_no: string) => go({ ...search, bill: bill_no }, { resetScroll: false })

  return (
    <>
      <Tabs counts={data?.by_status} search={search} />
      <ListFilters
        label={t('filters')}
        values={filterValuesOf(search, billFilters)}
        onApply={(values) => go(withFilterValues(listed, values, readBillListSearch))}
        fields={[
          {
            kind: 'choice',
            name: 'period',
            label: t('month'),
            choices: months(search.period, today).map((value) => ({ value, label: value })),
          },
        ]}
      />
      <PaperSums label={t('outstandingAll')} sums={data?.outstanding} />
      <DataTable
        main
        label={t('table')}
        columns={useBillColumns(search)}
        rows={data?.list}
        rowKey={({ bill_no }) => bill_no}
        chosen={bill}
        onOpen={({ bill_no }) => open(bill_no)}
        refreshing={isPlaceholderData}
        error={error && { message: loadFaultText(error), onRetry: () => void refetch() }}
        empty={useEmpty(search)}
        page={{
          page: search.page ?? 1,
          limit: search.limit ?? 20,
          total: data?.total ?? 0,
          onPage: (page, turn) => go({ ...search, page }, turn),
          onLimit: (limit) => go({ ...firstPage, limit }),
        }}
      />
      {opened && <BillDrawer bill_no={bill} onClose={() => go(listed, { resetScroll: false })} />}
    </>
  )
}

/** Those that can be chosen, and the one in force even when it is older. */
function months(chosen: string | undefined, today: string | null): string[] {
  const recent = today === null ? [] : recentMonths(today)
  return chosen === undefined || recent.includes(chosen) ? recent : [...recent, chosen]
}

function Tabs({
  counts,
  search,
}: {
  counts: Schemas['BillStatusCounts'] | undefined
  search: BillListSearch
}) {
  const t = useText('user/bill/details')
  const { status: chosen, page: _page, bill: _bill, ...rest } = search
  return (
    <PaperTabs
      label={t('tabs')}
      statuses={billStatuses}
      lasting={lastingBillTabs}
      counts={counts}
      chosen={chosen}
      nameOf={(status) => t(`status.${status}`)}
      linkTo={(status) =>
        linkOptions({ to: '/user/bill/details', search: { ...rest, ...(status && { status }) } })
      }
    />
  )
}

/** Nothing matches, or there was never a bill: each has another next step. */
function useEmpty({ status, period }: BillListSearch) {
  const t = useText('user/bill/details')
  const mayApply = useHoldsNode('bill/apply')
  if (status || period) return { title: t('empty'), hint: t('emptyHint') }
  return {
    title: t('none'),
    hint: t('noneHint'),
    action: mayApply && (
      <Button variant="default" renderRoot={(props) => <Link to="/user/bill/apply" {...props} />}>
        {t('toApply')}
      </Button>
    ),
  }
}
