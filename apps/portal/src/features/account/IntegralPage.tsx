import { getListIntegralEntriesQueryOptions, type Schemas } from '@portal/api-client'
import { formatCount, formatTime, useText } from '@portal/i18n'
import { type Column, Text } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { ListView } from '../../shared/list/ListView.tsx'
import { useList } from '../../shared/list/use-list.ts'
import { integralLimit, readIntegralSearch } from './integral-search.ts'

type Entry = Schemas['IntegralEntry']

/** Every movement of the member's points, newest first. */
export function IntegralPage() {
  const t = useText('user/account/integral')
  const site = useText('site')
  const list = useList({
    page: '/user/account/integral',
    read: readIntegralSearch,
    query: ({ page = 1, limit = integralLimit }) => getListIntegralEntriesQueryOptions({ page, limit }),
    limit: integralLimit,
  })
  // The newest movement carries the current total; on the first page this is the same call.
  const { data } = useQuery(
    getListIntegralEntriesQueryOptions({ page: 1, limit: list.search.limit ?? integralLimit }),
  )
  const [newest] = data?.list ?? []
  return (
    <ListView
      list={list}
      minor
      title={site('titles.integral')}
      above={
        <Text mb="sm" mih={28}>
          {data && (
            <>
              {t('balance')}{' '}
              <Text span inherit fw={600} size="lg" style={{ fontVariantNumeric: 'tabular-nums' }}>
                {formatCount(newest?.after ?? 0)}
              </Text>
            </>
          )}
        </Text>
      }
      label={site('titles.integral')}
      columns={columnsIn(t)}
      rowKey={({ id }) => String(id)}
      none={{ title: t('empty'), hint: t('emptyHint') }}
    />
  )
}

/** With its sign, because colour alone must not distinguish earned from spent points. */
function Movement({ score }: { score: number }) {
  return (
    <Text
      span
      inherit
      fw={600}
      c={score > 0 ? 'var(--mantine-color-success)' : 'inherit'}
      style={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {formatCount(score, { sign: 'always' })}
    </Text>
  )
}

const columnsIn = (t: ReturnType<typeof useText<'user/account/integral'>>): Column<Entry>[] => [
  { key: 'memo', header: t('memo'), cell: ({ memo }) => memo, card: 'title' },
  { key: 'time', header: t('time'), cell: ({ create_time }) => formatTime(create_time) },
  {
    key: 'score',
    header: t('score'),
    cell: ({ score }) => <Movement score={score} />,
    align: 'end',
    card: 'corner',
  },
  { key: 'before', header: t('before'), cell: ({ before }) => formatCount(before), align: 'end' },
  { key: 'after', header: t('after'), cell: ({ after }) => formatCount(after), align: 'end' },
]
