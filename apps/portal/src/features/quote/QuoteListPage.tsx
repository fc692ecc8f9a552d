import { getListQuotesQueryOptions, type Schemas } from '@portal/api-client'
import { momentText, useText } from '@portal/i18n'
import { type Column, Money, Text } from '@portal/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { ButtonLink } from '../../shared/ButtonLink.tsx'
import { ListView } from '../../shared/list/ListView.tsx'
import { QuickFilters } from '../../shared/list/QuickFilters.tsx'
import { useList } from '../../shared/list/use-list.ts'
import { NewQuote } from '../../trade/quote/NewQuote.tsx'
import { QuoteStatus } from './QuoteStatus.tsx'
import { quoteStatuses, readQuoteListSearch } from './quote-list-search.ts'

type Row = Schemas['QuoteSummary']

/** The company's quotes for customers, last changed first. */
export function QuoteListPage() {
  const site = useText('site')
  const t = useText('user/quote/list')
  const navigate = useNavigate()
  const list = useList({
    page: '/user/quote/list',
    read: readQuoteListSearch,
    query: ({ page = 1, status, keyword }) =>
      getListQuotesQueryOptions({
        page,
        limit: 20,
        ...(status && { status: [status] }),
        ...(keyword && { keyword }),
      }),
    narrowing: ['status', 'keyword'],
    fixedLimit: true,
  })
  return (
    <ListView
      list={list}
      title={site('titles.quotes')}
      filters={
        <QuickFilters
          list={list}
          fields={[
            {
              kind: 'choice',
              name: 'status',
              label: t('columns.status'),
              choices: quoteStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
            },
            { kind: 'keyword', name: 'keyword', hint: t('keyword') },
          ]}
        />
      }
      label={t('table')}
      columns={useColumns()}
      rowKey={({ id }) => id}
      onOpen={({ id }) => void navigate({ to: '/user/quote/detail/$id', params: { id } })}
      noMatch={{ title: t('empty'), hint: t('emptyHint') }}
      none={{
        title: t('none'),
        hint: t('noneHint'),
        action: <ButtonLink to="/">{t('search')}</ButtonLink>,
      }}
    >
      {list.search.waiting && (
        <NewQuote
          added={[]}
          draft={list.search.waiting}
          onClose={() => list.show({ waiting: undefined, page: list.search.page })}
        />
      )}
    </ListView>
  )
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
          <Text span inherit fz="xs" display="block" c="dimmed">
            {t('options', { count: options_count })}
          </Text>
        </>
      ),
    },
    {
      key: 'expire_time',
      header: t('columns.until'),
      cell: ({ expire_time }) => momentText(expire_time),
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
