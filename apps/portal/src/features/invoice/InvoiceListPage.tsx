import { exportInvoices, getListInvoicesQueryOptions } from '@portal/api-client'
import { useCan, useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { lazyDialog, PageTitle } from '@portal/ui'
import { ButtonLink } from '../../shared/ButtonLink.tsx'
import { ExportButton } from '../../shared/export/ExportButton.tsx'
import { ListFilters } from '../../shared/list/ListFilters.tsx'
import { ListTabsByStatus } from '../../shared/list/ListTabsByStatus.tsx'
import { ListView } from '../../shared/list/ListView.tsx'
import { useList } from '../../shared/list/use-list.ts'
import { NoRight } from '../../trade/document/DocumentParts.tsx'
import {
  applicationStatuses,
  invoiceKinds,
  readInvoiceListSearch,
  toInvoicesQuery,
  toRegisterQuery,
} from './invoice-search.ts'
import { lastingApplicationTabs } from './invoice-status.ts'
import { useApplicationColumns } from './list/application-columns.tsx'

const ApplicationDrawer = lazyDialog(() => import('./list/ApplicationDrawer.tsx'))

/** Invoice applications. Members without net prices see none. */
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
  const mayApply = useCan({ name: '/user/invoice/apply' })
  const list = useList({
    page: '/user/invoice/details',
    read: readInvoiceListSearch,
    query: (search) => getListInvoicesQueryOptions(toInvoicesQuery(search)),
    narrowing: ['status', 'kind', 'keyword', 'date_from', 'date_to'],
    beside: 'application',
  })
  const apply = mayApply && <ButtonLink to="/user/invoice/apply">{t('toApply')}</ButtonLink>
  return (
    <ListView
      list={list}
      tabs={
        <ListTabsByStatus
          list={list}
          label={t('tabs')}
          statuses={applicationStatuses}
          lasting={lastingApplicationTabs}
          counts={list.data?.by_status}
          nameOf={(status) => t(`status.${status}`)}
        />
      }
      filters={
        <ListFilters
          list={list}
          label={t('filters')}
          fields={[
            { kind: 'keyword', name: 'keyword', hint: t('keywordHint') },
            {
              kind: 'choice',
              name: 'kind',
              label: noun('kind'),
              choices: invoiceKinds.map((value) => ({ value, label: noun(`kinds.${value}`) })),
            },
            { kind: 'from', name: 'date_from', about: t('issued') },
            { kind: 'to', name: 'date_to', about: t('issued') },
          ]}
        />
      }
      above={
        <ExportButton
          needs="exportInvoices"
          label={t('register')}
          begin={(format) => exportInvoices(toRegisterQuery(list.search, format), { announce: true })}
        />
      }
      label={t('table')}
      columns={useApplicationColumns(list.search)}
      rowKey={({ id }) => id}
      onOpen={({ id }) => list.open(id)}
      noMatch={{ title: t('empty'), hint: t('emptyHint') }}
      none={{ title: t('none'), hint: t('noneHint'), action: apply }}
    >
      {list.everOpened && <ApplicationDrawer id={list.opened} onClose={list.close} />}
    </ListView>
  )
}
