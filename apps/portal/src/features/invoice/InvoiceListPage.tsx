import { type Schemas, useInvoices } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, DataTable, lateDialog, PageTitle } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, linkOptions, useNavigate, useSearch } from '@tanstack/react-router'
import { filterValuesOf, withFilterValues } from '../../shared/list/filter-values.ts'
import { ListFilters } from '../../shared/list/ListFilters.tsx'
import { PaperTabs } from '../../shared/list/PaperTabs.tsx'
import { useEverOpened } from '../../shared/list/use-ever-opened.ts'
import { loadFaultText } from '../../shared/load-fault-text.ts'
import { NoRight } from '../../shared/paper/NoRight.tsx'
import type { Turn } from '../../shared/search-params.ts'
import {
  applicationStatuses,
  type InvoiceListSearch,
  invoiceKinds,
  invoiceListFilters,
  readInvoiceListSearch,
  toInvoicesQuery,
} from './invoice-list-search.ts'
import { lastingApplicationTabs } from './invoice-status.ts'
import { useApplicationColumns } from './list/application-columns.tsx'

const ApplicationDrawer = lateDialog(() => import('./list/ApplicationDrawer.tsx'))

/** Applications for invoices; who may not see settlement prices sees none of them. */
export function InvoiceListPage() {
  const site = useText('site')
  const t = useText('user/invoice/details')
  const maySee = useHoldsNode('order/viewNet')
  return (
    <>
      <PageTitle title={site('titles.invoiceDetails')} />
      {maySee ? <Applications /> : <NoRight title={t('noRight')} />}
    </>
  )
}

function Applications() {
  const t = useText('user/invoice/details')
  const noun = useText('invoice')
  const navigate = useNavigate()
  const search = readInvoiceListSearch(useSearch({ from: '/user/invoice/details' }))
  const { page: _, ...firstPage } = search
  const { application, ...listed } = search
  const opened = useEverOpened(application)
  const { data, error, isPlaceholderData, refetch } = useInvoices(toInvoicesQuery(search), {
    query: { placeholderData: keepPreviousData },
  })
  const go = (next: InvoiceListSearch, turn: Turn = {}) =>
    void navigate({ to: '/user/invoice/details', search: next, ...turn })

  return (
    <>
      <Tabs counts={data?.by_status} search={search} />
      <ListFilters
        label={t('filters')}
        values={filterValuesOf(search, invoiceListFilters)}
        onApply={(values) => go(withFilterValues(listed, values, readInvoiceListSearch))}
        fields={[
          { kind: 'keyword', name: 'keyword', hint: t('keywordHint') },
          {
            kind: 'choice',
            name: 'kind',
            label: noun('kind'),
            choices: invoiceKinds.map((value) => ({ value, label: noun(`kinds.${value}`) })),
          },
        ]}
      />
      <DataTable
        main
        label={t('table')}
        columns={useApplicationColumns(search)}
        rows={data?.list}
        rowKey={({ id }) => id}
        chosen={application}
        onOpen={({ id }) => go({ ...search, application: id }, { resetScroll: false })}
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
      {opened && <ApplicationDrawer id={application} onClose={() => go(listed, { resetScroll: false })} />}
    </>
  )
}

interface TabsProps {
  counts: Schemas['InvoiceApplicationStatusCounts'] | undefined
  search: InvoiceListSearch
}

function Tabs({ counts, search }: TabsProps) {
  const t = useText('user/invoice/details')
  const { status: chosen, page: _page, application: _application, ...rest } = search
  return (
    <PaperTabs
      label={t('tabs')}
      statuses={applicationStatuses}
      lasting={lastingApplicationTabs}
      counts={counts}
      chosen={chosen}
      nameOf={(status) => t(`status.${status}`)}
      linkTo={(status) =>
        linkOptions({ to: '/user/invoice/details', search: { ...rest, ...(status && { status }) } })
      }
    />
  )
}

/** Nothing matches, or nothing was ever applied for: each has another next step. */
function useEmpty({ status, kind, keyword }: InvoiceListSearch) {
  const t = useText('user/invoice/details')
  const mayApply = useHoldsNode('invoice/apply')
  if (status || kind || keyword) return { title: t('empty'), hint: t('emptyHint') }
  return {
    title: t('none'),
    hint: t('noneHint'),
    action: mayApply && (
      <Button renderRoot={(props) => <Link to="/user/invoice/apply" {...props} />}>{t('toApply')}</Button>
    ),
  }
}
