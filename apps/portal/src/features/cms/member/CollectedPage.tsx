import { type Schemas, useCollectArticle, useReadingRecords } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { Button, type Column, DataTable, PageTitle } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { loadFaultText } from '../../../shared/load-fault-text.ts'
import { cmsListLimit as limit, readCmsListSearch } from '../cms-list-search.ts'
import { BrowseArticles } from './BrowseArticles.tsx'

type Row = Schemas['ReadingRecord']

/** Articles that the member has collected, the last one first. */
export function CollectedPage() {
  const t = useText('user/cms/collect')
  const site = useText('site')
  const navigate = useNavigate()
  const { page = 1 } = readCmsListSearch(useSearch({ from: '/user/cms/collect' }))
  const { data, error, isPlaceholderData, refetch } = useReadingRecords(
    { type: 'collect', page, limit },
    { query: { placeholderData: keepPreviousData, staleTime: 0 } },
  )
  return (
    <>
      <PageTitle title={site('titles.collected')} />
      <DataTable
        main
        label={t('table')}
        columns={useColumns()}
        rows={data?.list}
        rowKey={({ id }) => String(id)}
        onOpen={({ id }) => void navigate({ to: '/cms/info/$id', params: { id: String(id) } })}
        refreshing={isPlaceholderData}
        error={error && { message: loadFaultText(error), onRetry: () => void refetch() }}
        empty={{ title: t('none'), hint: t('noneHint'), action: <BrowseArticles label={t('browse')} /> }}
        page={{
          page,
          limit,
          total: data?.total ?? 0,
          onPage: (next, turn) => void navigate({ to: '/user/cms/collect', search: { page: next }, ...turn }),
        }}
      />
    </>
  )
}

function useColumns(): Column<Row>[] {
  const t = useText('user/cms/collect')
  const cms = useText('cms')
  return [
    {
      key: 'title',
      header: cms('columns.title'),
      card: 'title',
      cell: ({ id, title }) => (
        <Link to="/cms/info/$id" params={{ id: String(id) }}>
          {title}
        </Link>
      ),
    },
    {
      key: 'name',
      header: cms('columns.channel'),
      width: '170px',
      cell: ({ channel_id, name }) => (
        <Link to="/cms/channel/$value/{-$type}" params={{ value: String(channel_id), type: undefined }}>
          {name}
        </Link>
      ),
    },
    { key: 'views', header: t('views'), align: 'end', width: '90px', cell: ({ views }) => views },
    {
      key: 'create_time',
      header: t('collected'),
      width: '150px',
      cell: ({ create_time }) => formatTime(create_time, 'yyyy-mm-dd hh:MM'),
    },
    {
      key: 'actions',
      header: cms('columns.actions'),
      width: '120px',
      cell: (row) => <RemoveButton article={row} />,
    },
  ]
}

/** Taken back by collecting it again, so nothing is asked. */
function RemoveButton({ article: { id, title } }: { article: Row }) {
  const t = useText('user/cms/collect')
  const collect = useCollectArticle({ request: { announce: true } })
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={collect.isPending}
      aria-label={`${t('remove')}: ${title}`}
      onClick={() => collect.mutate({ data: { id } })}
    >
      {t('remove')}
    </Button>
  )
}
