import { type Schemas, useQuotes } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { Button, type Column, DataTable, Money, PageTitle } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { loadFaultText } from '../../shared/load-fault-text.ts'
import { NewQuote } from '../../shared/quote/NewQuote.tsx'
import type { Turn } from '../../shared/search-params.ts'
import { QuoteFilters } from './QuoteFilters.tsx'
import { QuoteStatus } from './QuoteStatus.tsx'
import styles from './quote.module.css'
import { type QuoteListSearch, readQuoteListSearch } from './quote-list-search.ts'

type Row = Schemas['QuoteSummary']

const limit = 20

/** The company's quotes for its customers, last changed first. */
export function QuoteListPage() {
  const site = useText('site')
  const t = useText('user/quote/list')
  const navigate = useNavigate()
  const search = readQuoteListSearch(useSearch({ from: '/user/quote/list' }))
  const { waiting, ...rest } = search
  const { page = 1, status, keyword } = search
  const go = (next: QuoteListSearch, turn: Turn = {}) =>
    void navigate({ to: '/user/quote/list', search: next, ...turn })
  const { data, error, isPlaceholderData, refetch } = useQuotes(
    { page, limit, ...(status ? { status: [status] } : {}), ...(keyword ? { keyword } : {}) },
    { query: { placeholderData: keepPreviousData } },
  )
  return (
    <>
      <PageTitle title={site('titles.quotes')} />
      {waiting && <NewQuote added={[]} onClose={() => go(rest)} />}
      <QuoteFilters search={search} onSearch={go} />
      <DataTable
        main
        label={t('table')}
        columns={useColumns()}
        rows={data?.list}
        rowKey={({ id }) => id}
        onOpen={({ id }) => void navigate({ to: '/user/quote/detail/$id', params: { id } })}
        refreshing={isPlaceholderData}
        error={error && { message: loadFaultText(error), onRetry: () => void refetch() }}
        empty={useEmpty(status !== undefined || keyword !== undefined)}
        page={{
          page,
          limit,
          total: data?.total ?? 0,
          onPage: (next, turn) => go({ ...search, page: next }, turn),
        }}
      />
    </>
  )
}

/** Nothing matches, or nothing was ever quoted: each has another next step. */
function useEmpty(filtered: boolean) {
  const t = useText('user/quote/list')
  if (filtered) return { title: t('empty'), hint: t('emptyHint') }
  return {
    title: t('none'),
    hint: t('noneHint'),
    action: <Button renderRoot={(props) => <Link to="/" {...props} />}>{t('search')}</Button>,
  }
}

function useColumns(): Column<Row>[] {
  const t = useText('user/quote/list')
  return [
    {
      key: 'title',
      header: t('columns.title'),
      card: 'title',
      cell: ({ id, title }) => (
        <Link to="/user/quote/detail/$id" params={{ id }}>
          {title}
        </Link>
      ),
    },
    { key: 'customer', header: t('columns.customer'), cell: ({ customer }) => customer.name, width: '15%' },
    {
      key: 'lowest_price',
      header: t('columns.price'),
      align: 'end',
      cell: ({ lowest_price, options_count }) => (
        <>
          {lowest_price && <Money value={lowest_price} />}
          <span className={styles.sub}>{t('options', { count: options_count })}</span>
        </>
      ),
    },
    {
      key: 'expire_time',
      header: t('columns.until'),
      cell: ({ expire_time }) => formatTime(expire_time, 'yyyy-mm-dd hh:MM'),
      width: '150px',
    },
    { key: 'view_count', header: t('columns.views'), align: 'end', cell: ({ view_count }) => view_count },
    { key: 'operator', header: t('columns.operator'), cell: ({ operator }) => operator.nickname },
    {
      key: 'status',
      header: t('columns.status'),
      card: 'corner',
      cell: (row) => <QuoteStatus quote={row} />,
    },
  ]
}
