import { isSupported, type Schemas } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { type Column, Text } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { RowButton, RowButtons, RowLink } from '../../../shared/list/RowButtons.tsx'
import { StaffWait } from '../../../trade/document/StaffWait.tsx'
import { ContentStatus, contentPrice } from '../ContentStatus.tsx'

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
          <Text span size="xs" display="block" fw={400} c="dimmed">
            {t('figuresShort', { views, likes, comments })}
          </Text>
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
      cell: ({ status, wait, memo }) => (
        <>
          <ContentStatus status={status} label={t(`status.${status}`)} />
          <StaffWait wait={wait} brief />
          {memo !== '' && (
            <Text span inherit fz="xs" display="block" mt={4} c="var(--mantine-color-error)">
              {t('reason', { memo })}
            </Text>
          )}
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
    <RowButtons>
      {isSupported('getContributionForm') && (
        <RowLink
          to="/user/cms/editContent/$id"
          params={{ id: String(id) }}
          label={`${common('edit')}: ${title}`}
        >
          {common('edit')}
        </RowLink>
      )}
      {isSupported('getContributionStatistics') && (
        <RowButton label={`${t('figures')}: ${title}`} onClick={() => onFigures(article)}>
          {t('figures')}
        </RowButton>
      )}
      {isSupported('removeContribution') && (
        <RowButton danger label={`${common('delete')}: ${title}`} onClick={() => onRemove(article)}>
          {common('delete')}
        </RowButton>
      )}
    </RowButtons>
  )
}
