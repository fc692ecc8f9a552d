import { type Schemas, useBillableOrders } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, DataTable, lateDialog } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, linkOptions, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { sumsOf } from '../../../shared/decimal.ts'
import { filterValuesOf, withFilterValues } from '../../../shared/list/filter-values.ts'
import { ListFilters } from '../../../shared/list/ListFilters.tsx'
import { PaperSums } from '../../../shared/list/PaperSums.tsx'
import { PickBar } from '../../../shared/list/PickBar.tsx'
import { PickTools } from '../../../shared/list/PickTools.tsx'
import { usePicked } from '../../../shared/list/use-picked.ts'
import { loadFaultText } from '../../../shared/load-fault-text.ts'
import styles from '../../../shared/paper/paper.module.css'
import type { Turn } from '../../../shared/search-params.ts'
import {
  type BillApplySearch,
  billApplyFilters,
  readBillApplySearch,
  toBillableQuery,
} from '../bill-apply-search.ts'
import { useBillableColumns } from './billable-columns.tsx'

type Row = Schemas['BillableOrder']

const ApplyBillDialog = lateDialog(() => import('./ApplyBillDialog.tsx'))

const keyOf = ({ booking_id }: Row) => booking_id

/** How many orders one bill may ask for. */
const most = 500

/** The orders with what is chosen of them: it stays chosen on other pages and under other filters. */
export function BillableOrders() {
  const t = useText('user/bill/apply')
  const navigate = useNavigate()
  const search = readBillApplySearch(useSearch({ from: '/user/bill/apply' }))
  const { page: _, ...firstPage } = search
  const { all: showsAll = false, ...possible } = firstPage
  const { data, error, isPlaceholderData, refetch } = useBillableOrders(toBillableQuery(search), {
    query: { placeholderData: keepPreviousData },
  })
  const picked = usePicked(keyOf, 'bill/apply')
  const [applying, setApplying] = useState(false)
  const go = (next: BillApplySearch, turn: Turn = {}) =>
    void navigate({ to: '/user/bill/apply', search: next, ...turn })
  const left = (data?.list ?? []).filter((row) => row.eligible && !picked.has(keyOf(row)))
  const sums = sumsOf(picked.rows.map(({ settlement_money }) => settlement_money))

  return (
    <>
      <p className={styles.reason}>{t('intro')}</p>
      <PickTools
        label={t('which')}
        possible={{ text: t('possible'), link: linkOptions({ to: '/user/bill/apply', search: possible }) }}
        all={{
          text: t('all'),
          link: linkOptions({ to: '/user/bill/apply', search: { ...possible, all: true } }),
        }}
        showsAll={showsAll}
        total={isPlaceholderData ? undefined : data?.total}
        left={left.length}
        onPickPage={() => picked.add(left)}
      />
      <ListFilters
        label={t('filters')}
        values={filterValuesOf(search, billApplyFilters)}
        onApply={(values) => go(withFilterValues(search, values, readBillApplySearch))}
        fields={[
          { kind: 'from', name: 'date_from', about: t('serviceDate') },
          { kind: 'to', name: 'date_to', about: t('serviceDate') },
        ]}
      />
      <PaperSums label={t('sums')} sums={data?.sums} />
      <DataTable
        label={t('table')}
        columns={useBillableColumns(picked)}
        rows={data?.list}
        rowKey={keyOf}
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
      <PickBar
        count={picked.rows.length}
        sums={sums}
        fault={picked.rows.length > most ? t('tooMany', { most }) : sums.length > 1 ? t('mixed') : null}
        action={t('next')}
        onAction={() => setApplying(true)}
        onClear={picked.clear}
      />
      {applying && <ApplyBillDialog picked={picked} sums={sums} onClose={() => setApplying(false)} />}
    </>
  )
}

/** Nothing matches, nothing can be settled yet, or nothing is owed: each has another next step. */
function useEmpty({ date_from, date_to, all }: BillApplySearch) {
  const t = useText('user/bill/apply')
  if (date_from || date_to) return { title: t('empty'), hint: t('emptyHint') }
  if (all) return { title: t('none'), hint: t('noneHint') }
  return {
    title: t('nonePossible'),
    hint: t('nonePossibleHint'),
    action: (
      <Button
        variant="default"
        renderRoot={(props) => <Link to="/user/bill/apply" search={{ all: true }} {...props} />}
      >
        {t('all')}
      </Button>
    ),
  }
}
