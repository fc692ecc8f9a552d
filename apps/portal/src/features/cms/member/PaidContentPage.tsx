import { type Schemas, useContentOrders } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { type Column, DataTable, PageTitle } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { loadFaultText } from '../../../shared/load-fault-text.ts'
import { cmsListLimit as limit, readCmsListSearch } from '../cms-list-search.ts'
import { paidAmount } from '../content-price.ts'
import { BrowseArticles } from './BrowseArticles.tsx'
import styles from './member.module.css'

type Row = Schemas['ContentOrder']

/** What the member has paid for in the content section; to be read only. */
export function PaidContentPage() {
  const t = useText('user/cms/order')
  const site = useText('site')
  const navigate = useNavigate()
  const { page = 1 } = readCmsListSearch(useSearch({ from: '/user/cms/order' }))
  const { data, error, isPlaceholderData, refetch } = useContentOrders(
    { page, limit },
    { query: { placeholderData: keepPreviousData, staleTime: 0 } },
  )
  return (
    <>
      <PageTitle title={site('titles.paidContent')} />
      <DataTable
        main
        label={t('table')}
        columns={useColumns()}
        rows={data?.list}
        rowKey={({ id }) => String(id)}
        onOpen={({ object_id }) => void navigate({ to: '/cms/info/$id', params: { id: String(object_id) } })}
        refreshing={isPlaceholderData}
        error={error && { message: loadFaultText(error), onRetry: () => void refetch() }}
        empty={{ title: t('none'), hint: t('noneHint'), action: <BrowseArticles label={t('browse')} /> }}
        page={{
          page,
          limit,
          total: data?.total ?? 0,
          onPage: (next, turn) => void navigate({ to: '/user/cms/order', search: { page: next }, ...turn }),
        }}
      />
    </>
  )
}

function useColumns(): Column<Row>[] {
  const t = useText('user/cms/order')
  const cms = useText('cms')
  return [
    {
      key: 'title',
      header: cms('columns.title'),
      card: 'title',
      cell: ({ object_id, title }) => (
        <Link to="/cms/info/$id" params={{ id: String(object_id) }}>
          {title}
        </Link>
      ),
    },
    {
      key: 'channel',
      header: cms('columns.channel'),
      width: '150px',
      cell: ({ cmsChannel }) => cmsChannel.name,
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      width: '110px',
      cell: ({ amount, type }) => paidAmount(amount, type),
    },
    { key: 'type', header: t('type'), width: '140px', cell: ({ type }) => cms(`payTypes.${type}`) },
    { key: 'pay_time', header: t('time'), width: '120px', cell: ({ pay_time }) => pay_time },
    {
      key: 'sn',
      header: t('sn'),
      width: '200px',
      cell: ({ sn }) => <span className={styles.number}>{sn}</span>,
    },
  ]
}
