import type { Schemas } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { Button, type Column } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { ContentStatus } from '../ContentStatus.tsx'
import { contentPrice } from '../content-price.ts'
import styles from './member.module.css'

type Row = Schemas['Contribution']

interface ContributionActions {
  onRemove: (article: Row) => void
  onFigures: (article: Row) => void
}

/** Columns of the member's own articles. */
export function useContributionColumns(actions: ContributionActions): Column<Row>[] {
  const t = useText('user/cms/content')
  const cms = useText('cms')
  return [
    {
      key: 'title',
      header: cms('columns.title'),
      card: 'title',
      cell: ({ id, title, status, views, likes, comments }) => (
        <>
          {status === 'normal' ? (
            <Link to="/cms/info/$id" params={{ id: String(id) }}>
              {title}
            </Link>
          ) : (
            title
          )}
          <span className={styles.sub}>{t('figuresShort', { views, likes, comments })}</span>
        </>
      ),
    },
    {
      key: 'channelName',
      header: cms('columns.channel'),
      width: '130px',
      cell: ({ channelName }) => channelName,
    },
    {
      key: 'status',
      header: cms('columns.status'),
      width: '190px',
      cell: ({ status, memo }) => (
        <>
          <ContentStatus status={status} label={t(`status.${status}`)} />
          {memo !== '' && <span className={styles.reason}>{t('reason', { memo })}</span>}
        </>
      ),
    },
    {
      key: 'price',
      header: t('price'),
      align: 'end',
      width: '110px',
      cell: ({ price, currency }) => (price === 0 ? t('free') : contentPrice(price, currency)),
    },
    {
      key: 'create_time',
      header: t('time'),
      width: '110px',
      cell: ({ create_time }) => formatTime(create_time, 'yyyy-mm-dd'),
    },
    {
      key: 'actions',
      header: cms('columns.actions'),
      width: '240px',
      cell: (row) => <RowActions article={row} {...actions} />,
    },
  ]
}

function RowActions({ article, onRemove, onFigures }: ContributionActions & { article: Row }) {
  const t = useText('user/cms/content')
  const common = useText('common')
  const { id, title } = article
  return (
    <span className={styles.actions}>
      <Button
        variant="subtle"
        size="compact-sm"
        renderRoot={(props) => <Link to="/user/cms/editContent/$id" params={{ id: String(id) }} {...props} />}
        aria-label={`${common('edit')}: ${title}`}
      >
        {common('edit')}
      </Button>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`${t('figures')}: ${title}`}
        onClick={() => onFigures(article)}
      >
        {t('figures')}
      </Button>
      <Button
        variant="subtle"
        color="red"
        size="compact-sm"
        aria-label={`${common('delete')}: ${title}`}
        onClick={() => onRemove(article)}
      >
        {common('delete')}
      </Button>
    </span>
  )
}
