import { getListReadingRecordsQueryOptions, type Schemas, useCollectArticle } from '@portal/api-client'
import { formatCount, formatTime, useText } from '@portal/i18n'
import type { Column } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { ListView } from '../../../shared/list/ListView.tsx'
import { RowButton, RowButtons } from '../../../shared/list/RowButtons.tsx'
import { BrowseArticles, useMemberList, useOpenArticle } from './member-list.tsx'

type Row = Schemas['ReadingRecord']

/** Articles that the member has collected, newest first. */
export function CollectedPage() {
  const t = useText('user/cms/collect')
  const site = useText('site')
  const open = useOpenArticle()
  const list = useMemberList('/user/cms/collect', (turn, options) =>
    getListReadingRecordsQueryOptions({ type: 'collect', ...turn }, options),
  )
  return (
    <ListView
      list={list}
      title={site('titles.collected')}
      label={t('table')}
      columns={useColumns()}
      rowKey={({ id }) => String(id)}
      onOpen={({ id }) => open(id)}
      none={{ title: t('none'), hint: t('noneHint'), action: <BrowseArticles label={t('browse')} /> }}
    />
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
    {
      key: 'views',
      header: t('views'),
      align: 'end',
      width: '90px',
      cell: ({ views }) => formatCount(views),
    },
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

/** Asks nothing, because collecting again undoes it. */
function RemoveButton({ article: { id, title } }: { article: Row }) {
  const t = useText('user/cms/collect')
  const collect = useCollectArticle({ request: { announce: true } })
  return (
    <RowButtons>
      <RowButton
        danger
        loading={collect.isPending}
        label={`${t('remove')}: ${title}`}
        onClick={() => collect.mutate({ data: { id } })}
      >
        {t('remove')}
      </RowButton>
    </RowButtons>
  )
}
