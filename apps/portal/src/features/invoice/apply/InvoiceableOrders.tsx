import { type Schemas, useInvoiceableOrders } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, DataTable, lateDialog } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, linkOptions, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { productTypes } from '../../../products/facts.ts'
import { sumsOf } from '../../../shared/decimal.ts'
import { filterValuesOf, withFilterValues } from '../../../shared/list/filter-values.ts'
import { ListFilters } from '../../../shared/list/ListFilters.tsx'
import { PickBar } from '../../../shared/list/PickBar.tsx'
import { PickTools } from '../../../shared/list/PickTools.tsx'
import { usePicked } from '../../../shared/list/use-picked.ts'
import { loadFaultText } from '../../../shared/load-fault-text.ts'
import styles from '../../../shared/paper/paper.module.css'
import type { Turn } from '../../../shared/search-params.ts'
import {
  type InvoiceApplySearch,
  invoiceApplyFilters,
  readInvoiceApplySearch,
  toInvoiceableQuery,
} from '../invoice-apply-search.ts'
import { useInvoiceableColumns } from './invoiceable-columns.tsx'

type Row = Schemas['InvoiceableOrder']

const ApplyInvoiceDialog = lateDialog(() => import('./ApplyInvoiceDialog.tsx'))

const keyOf = ({ booking_id }: Row) => booking_id

/** How many orders one application may hold. */
const most = 200

/** The orders with what is chosen of them: it stays chosen on other pages and under other filters. */
export function InvoiceableOrders() {
  const t = useText('user/invoice/apply')
  const navigate = useNavigate()
  const search = readInvoiceApplySearch(useSearch({ from: '/user/invoice/apply' }))
  const { page: _, ...firstPage } = search
  const { all: showsAll = false, ...possible } = firstPage
  const { data, error, isPlaceholderData, refetch } = useInvoiceableOrders(toInvoiceableQuery(search), {
    query: { placeholderData: keepPreviousData },
  })
  const picked = usePicked(keyOf, 'invoice/apply')
  const [applying, setApplying] = useState(false)
  const go = (next: InvoiceApplySearch, turn: Turn = {}) =>
    void navigate({ to: '/user/invoice/apply', search: next, ...turn })
  const left = (data?.list ?? []).filter((row) => row.blocked_key === null && !picked.has(keyOf(row)))
  const sums = sumsOf(picked.rows.map(({ invoiceable }) => invoiceable))

  return (
    <>
      <p className={styles.reason}>{t('intro')}</p>
      <PickTools
        label={t('which')}
        possible={{ text: t('possible'), link: linkOptions({ to: '/user/invoice/apply', search: possible }) }}
        all={{
          text: t('all'),
          link: linkOptions({ to: '/user/invoice/apply', search: { ...possible, all: true } }),
        }}
        showsAll={showsAll}
        total={isPlaceholderData ? undefined : data?.total}
        left={left.length}
        onPickPage={() => picked.add(left)}
      />
      <ListFilters
        label={t('filters')}
        values={filterValuesOf(search, invoiceApplyFilters)}
        onApply={(values) => go(withFilterValues(search, values, readInvoiceApplySearch))}
        fields={[
          { kind: 'keyword', name: 'keyword', hint: t('keywordHint') },
          {
            kind: 'choice',
            name: 'order_type',
            label: t('type'),
            choices: productTypes.map((value) => ({ value, label: t(`types.${value}`) })),
          },
          { kind: 'from', name: 'date_from', about: t('serviceDate') },
          { kind: 'to', name: 'date_to', about: t('serviceDate') },
        ]}
      />
      <DataTable
        label={t('table')}
        columns={useInvoiceableColumns(picked)}
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
      {applying && <ApplyInvoiceDialog picked={picked} onClose={() => setApplying(false)} />}
    </>
  )
}

/** Nothing matches, nothing can be invoiced yet, or nothing was ever charged: each has another next step. */
function useEmpty({ keyword, order_type, date_from, date_to, all }: InvoiceApplySearch) {
  const t = useText('user/invoice/apply')
  if (keyword || order_type || date_from || date_to) return { title: t('empty'), hint: t('emptyHint') }
  if (all) return { title: t('none'), hint: t('noneHint') }
  return {
    title: t('nonePossible'),
    hint: t('nonePossibleHint'),
    action: (
      <Button
        variant="default"
        renderRoot={(props) => <Link to="/user/invoice/apply" search={{ all: true }} {...props} />}
      >
        {t('all')}
      </Button>
    ),
  }
}
