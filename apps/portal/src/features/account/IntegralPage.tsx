import { type Schemas, useIntegralEntries } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { type Column, DataTable, PageTitle } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { loadFaultText } from '../../shared/load-fault-text.ts'
import type { Turn } from '../../shared/search-params.ts'
import styles from './account.module.css'
import { type IntegralSearch, integralLimit, readIntegralSearch } from './integral-search.ts'

type Entry = Schemas['IntegralEntry']

/** Every movement of the member's points, newest first. */
export function IntegralPage() {
  const t = useText('user/account/integral')
  const site = useText('site')
  const navigate = useNavigate()
  const { page = 1, limit = integralLimit } = readIntegralSearch(
    useSearch({ from: '/user/account/integral' }),
  )
  const { data, error, isPlaceholderData, refetch } = useIntegralEntries(
    { page, limit },
    { query: { placeholderData: keepPreviousData } },
  )
  const go = (search: IntegralSearch, turn: Turn = {}) =>
    void navigate({ to: '/user/account/integral', search, ...turn })
  return (
    <>
      <PageTitle title={site('titles.integral')} />
      <DataTable
        label={site('titles.integral')}
        columns={columnsIn(t)}
        rows={data?.list}
        rowKey={({ id }) => String(id)}
        refreshing={isPlaceholderData}
        error={error && { message: loadFaultText(error), onRetry: () => void refetch() }}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
        page={{
          page,
          limit,
          total: data?.total ?? 0,
          onPage: (next, turn) => go({ page: next, ...(limit !== integralLimit && { limit }) }, turn),
          onLimit: (next) => go({ limit: next }),
        }}
      />
    </>
  )
}

/** With its sign: what was gained and what was spent must not be told apart by colour alone. */
function Movement({ score }: { score: number }) {
  return (
    <span className={styles.movement} data-direction={score > 0 ? 'in' : 'out'}>
      {score > 0 ? `+${score}` : score}
    </span>
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
  { key: 'before', header: t('before'), cell: ({ before }) => before, align: 'end' },
  { key: 'after', header: t('after'), cell: ({ after }) => after, align: 'end' },
]
