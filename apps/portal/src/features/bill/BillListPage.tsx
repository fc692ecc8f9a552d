import { getListBillsQueryOptions, isSupported, listBills, type Schemas } from '@portal/api-client'
import { useCan, useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Group, lazyDialog, PageTitle } from '@portal/ui'
import { ButtonLink } from '../../shared/ButtonLink.tsx'
import { DocumentSums } from '../../shared/list/Lines.tsx'
import { ListFilters } from '../../shared/list/ListFilters.tsx'
import { ListTabsByStatus } from '../../shared/list/ListTabsByStatus.tsx'
import { ListView } from '../../shared/list/ListView.tsx'
import { PickAllButton, PickPageButton, rowsOfAllPages } from '../../shared/list/PickTools.tsx'
import { useList } from '../../shared/list/use-list.ts'
import { NoRight } from '../../trade/document/DocumentParts.tsx'
import { billStatuses, readBillListSearch, toBillsQuery } from './bill-search.ts'
import { lastingBillTabs, payableStatuses } from './bill-status.ts'
import { useBillColumns, withBillBox } from './list/bill-columns.tsx'
import { mostBills, PayBar, usePickedBills } from './pay/PayBar.tsx'
import { isPayableBill } from './pay-form.ts'

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
  const list = useList({
    page: '/user/bill/details',
    read: readBillListSearch,
    query: (search) => getListBillsQueryOptions(toBillsQuery(search)),
    narrowing: ['status', 'period'],
    beside: 'bill',
  })
  const mayPay = useHoldsNode('bill/pay') && isSupported('payBills')
  const picked = usePickedBills(list.data?.list)
  const { status, period } = list.search
  const payable = payableStatuses.filter((one) => status === undefined || status === one)
  const payableCount = payable.reduce((sum, one) => sum + (list.data?.by_status[one] ?? 0), 0)
  const ofPage = (list.data?.list ?? []).filter(isPayableBill)
  const left = ofPage.filter(({ bill_no }) => !picked.has(bill_no))
  const pickAll = async () => {
    const ofAll = { status: [...payable], ...(period && { period }) }
    const rows = await rowsOfAllPages(
      (turn) => listBills({ ...ofAll, ...turn }, { announce: true }),
      mostBills,
    )
    picked.add(rows.filter(isPayableBill))
  }
  const columns = useBillColumns(list.search)
  const waitOf = ({ asked }: Schemas['BillSummary']) => t(asked ? 'payAll.askedAll' : 'payAll.reportedAll')
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
          fields={[{ kind: 'month', name: 'period', about: t('month') }]}
        />
      }
      above={
        <>
          {mayPay && payableCount > 0 && (
            <Group gap="xs" justify="flex-end" data-screen>
              {ofPage.length < payableCount && (
                <PickPageButton left={left.length} onPickPage={() => picked.add(left)} />
              )}
              <PickAllButton
                count={Math.min(payableCount, mostBills)}
                isPart={payableCount > mostBills}
                onPickAll={pickAll}
              />
            </Group>
          )}
          <DocumentSums label={t('outstandingAll')} sums={list.data?.outstanding} />
        </>
      }
      label={t('table')}
      columns={mayPay && payableCount > 0 ? withBillBox(columns, picked, waitOf) : columns}
      rowKey={({ bill_no }) => bill_no}
      onOpen={({ bill_no }) => list.open(bill_no)}
      noMatch={{ title: t('empty'), hint: t('emptyHint') }}
      none={{ title: t('none'), hint: t('noneHint'), action: apply }}
    >
      {list.everOpened && <BillDrawer bill_no={list.opened} onClose={list.close} />}
      {mayPay && <PayBar picked={picked} />}
    </ListView>
  )
}
