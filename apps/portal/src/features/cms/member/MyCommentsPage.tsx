import { type Schemas, useMyComments } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, type Column, DataTable, lateDialog, PageTitle } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ServerHtml } from '../../../navigation/ServerHtml.tsx'
import { loadFaultText } from '../../../shared/load-fault-text.ts'
import { ContentStatus } from '../ContentStatus.tsx'
import { cmsListLimit as limit, readCmsListSearch } from '../cms-list-search.ts'
import { BrowseArticles } from './BrowseArticles.tsx'

type Row = Schemas['MyComment']

const RemoveCommentDialog = lateDialog(() => import('./RemoveCommentDialog.tsx'))

/** The member's own comments with what became of them. */
export function MyCommentsPage() {
  const t = useText('user/cms/comment')
  const site = useText('site')
  const navigate = useNavigate()
  const { page = 1 } = readCmsListSearch(useSearch({ from: '/user/cms/comment' }))
  const [leaving, setLeaving] = useState<Row | null>(null)
  const { data, error, isPlaceholderData, refetch } = useMyComments(
    { page, limit },
    { query: { placeholderData: keepPreviousData, staleTime: 0 } },
  )
  return (
    <>
      <PageTitle title={site('titles.comments')} />
      <DataTable
        main
        label={t('table')}
        columns={useColumns(setLeaving)}
        rows={data?.list}
        rowKey={({ id }) => String(id)}
        refreshing={isPlaceholderData}
        error={error && { message: loadFaultText(error), onRetry: () => void refetch() }}
        empty={{ title: t('none'), hint: t('noneHint'), action: <BrowseArticles label={t('browse')} /> }}
        page={{
          page,
          limit,
          total: data?.total ?? 0,
          onPage: (next, turn) => void navigate({ to: '/user/cms/comment', search: { page: next }, ...turn }),
        }}
      />
      {leaving && <RemoveCommentDialog comment={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

function useColumns(onRemove: (comment: Row) => void): Column<Row>[] {
  const t = useText('user/cms/comment')
  const cms = useText('cms')
  const common = useText('common')
  return [
    {
      key: 'content',
      header: t('comment'),
      card: 'title',
      cell: ({ content }) => <ServerHtml html={content} topHeading={3} />,
    },
    {
      key: 'title',
      header: t('article'),
      width: '28%',
      cell: ({ content_id, title }) =>
        title === '' ? (
          t('gone')
        ) : (
          <Link to="/cms/info/$id" params={{ id: String(content_id) }}>
            {title}
          </Link>
        ),
    },
    {
      key: 'status',
      header: cms('columns.status'),
      card: 'corner',
      width: '190px',
      cell: ({ status }) => <ContentStatus status={status} label={t(`status.${status}`)} />,
    },
    { key: 'create_time', header: t('time'), width: '120px', cell: ({ create_time }) => create_time },
    {
      key: 'actions',
      header: cms('columns.actions'),
      width: '100px',
      cell: (row) => (
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          aria-label={`${common('delete')}: ${row.title}, ${row.create_time}`}
          onClick={() => onRemove(row)}
        >
          {common('delete')}
        </Button>
      ),
    },
  ]
}
