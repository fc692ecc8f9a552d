import { type Schemas, useInvoiceTitles } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, DataTable, IconPlus, lateDialog, PageTitle } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { filterValuesOf, withFilterValues } from '../../shared/list/filter-values.ts'
import { ListFilters } from '../../shared/list/ListFilters.tsx'
import { loadFaultText } from '../../shared/load-fault-text.ts'
import styles from '../../shared/paper/paper.module.css'
import type { Turn } from '../../shared/search-params.ts'
import {
  type InvoiceTitlesSearch,
  invoiceTitleFilters,
  readInvoiceTitlesSearch,
} from './invoice-titles-search.ts'
import { useTitleColumns } from './titles/title-columns.tsx'

type Title = Schemas['InvoiceTitle']
type Opened = { dialog: 'save'; title: Title | null } | { dialog: 'remove'; title: Title }

const TitleDialog = lateDialog(() => import('./titles/TitleDialog.tsx'))
const RemoveTitleDialog = lateDialog(() => import('./titles/RemoveTitleDialog.tsx'))

/** Whom the company has its invoices made out to; who may only look sees them without the buttons. */
export function InvoiceTitlesPage() {
  const site = useText('site')
  const t = useText('user/invoice/manage')
  const navigate = useNavigate()
  const search = readInvoiceTitlesSearch(useSearch({ from: '/user/invoice/manage' }))
  const { page = 1, limit = 20, keyword } = search
  const mayManage = useHoldsNode('invoice/manage')
  const [opened, setOpened] = useState<Opened | null>(null)
  const { data, error, isPlaceholderData, refetch } = useInvoiceTitles(
    { page, limit, ...(keyword && { quickSearch: keyword }) },
    { query: { placeholderData: keepPreviousData } },
  )
  const go = (next: InvoiceTitlesSearch, turn: Turn = {}) =>
    void navigate({ to: '/user/invoice/manage', search: next, ...turn })
  const close = () => setOpened(null)
  const add = mayManage && (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setOpened({ dialog: 'save', title: null })}
    >
      {t('add')}
    </Button>
  )
  const columns = useTitleColumns(
    mayManage
      ? {
          onEdit: (title) => setOpened({ dialog: 'save', title }),
          onRemove: (title) => setOpened({ dialog: 'remove', title }),
        }
      : null,
  )

  return (
    <>
      <PageTitle title={site('titles.invoiceTitles')} actions={add} />
      {!mayManage && <p className={styles.note}>{t('onlyLook')}</p>}
      <ListFilters
        label={t('filters')}
        values={filterValuesOf(search, invoiceTitleFilters)}
        onApply={(values) => go(withFilterValues(search, values, readInvoiceTitlesSearch))}
        fields={[{ kind: 'keyword', name: 'keyword', hint: t('keywordHint') }]}
      />
      <DataTable
        label={t('table')}
        columns={columns}
        rows={data?.list}
        rowKey={({ id }) => id}
        refreshing={isPlaceholderData}
        error={error && { message: loadFaultText(error), onRetry: () => void refetch() }}
        empty={
          keyword
            ? { title: t('empty'), hint: t('emptyHint') }
            : { title: t('none'), hint: t('noneHint'), action: add }
        }
        page={{
          page,
          limit,
          total: data?.total ?? 0,
          onPage: (next, turn) => go({ ...search, page: next }, turn),
        }}
      />
      {opened?.dialog === 'save' && <TitleDialog title={opened.title} onClose={close} />}
      {opened?.dialog === 'remove' && <RemoveTitleDialog title={opened.title} onClose={close} />}
    </>
  )
}
