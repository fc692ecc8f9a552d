import { getListMyCommentsQueryOptions, type Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { type Column, lazyDialog } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ServerHtml } from '../../../shared/address/ServerHtml.tsx'
import { ListView } from '../../../shared/list/ListView.tsx'
import { RowButton, RowButtons } from '../../../shared/list/RowButtons.tsx'
import { StaffWait } from '../../../trade/document/StaffWait.tsx'
import { ContentStatus } from '../ContentStatus.tsx'
import { BrowseArticles, useMemberList } from './member-list.tsx'

type Row = Schemas['MyComment']

const RemoveCommentDialog = lazyDialog(() => import('./RemoveCommentDialog.tsx'))

/** The member's comments with their states. */
export function MyCommentsPage() {
  const t = useText('user/cms/comment')
  const site = useText('site')
  const [leaving, setLeaving] = useState<Row | null>(null)
  const list = useMemberList('/user/cms/comment', getListMyCommentsQueryOptions)
  return (
    <ListView
      list={list}
      title={site('titles.comments')}
      label={t('table')}
      columns={useColumns(setLeaving)}
      rowKey={({ id }) => String(id)}
      none={{ title: t('none'), hint: t('noneHint'), action: <BrowseArticles label={t('browse')} /> }}
    >
      {leaving && <RemoveCommentDialog comment={leaving} onClose={() => setLeaving(null)} />}
    </ListView>
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
      cell: ({ status, wait }) => (
        <>
          <ContentStatus status={status} label={t(`status.${status}`)} />
          <StaffWait wait={wait} brief />
        </>
      ),
    },
    { key: 'create_time', header: t('time'), width: '120px', cell: ({ create_time }) => create_time },
    {
      key: 'actions',
      header: cms('columns.actions'),
      width: '100px',
      cell: (row) => (
        <RowButtons>
          <RowButton
            danger
            label={`${common('delete')}: ${row.title}, ${row.create_time}`}
            onClick={() => onRemove(row)}
          >
            {common('delete')}
          </RowButton>
        </RowButtons>
      ),
    },
  ]
}
