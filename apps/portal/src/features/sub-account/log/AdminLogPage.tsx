import { exportAdminLog, getListAdminLogQueryOptions, type Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { EmptyState, IconLock, PageTitle } from '@portal/ui'
import { ExportButton } from '../../../shared/export/ExportButton.tsx'
import { ListFilters } from '../../../shared/list/ListFilters.tsx'
import { ListView } from '../../../shared/list/ListView.tsx'
import { useList } from '../../../shared/list/use-list.ts'
import { adminLogColumns } from './admin-log-columns.tsx'
import {
  adminLogKinds,
  adminLogOutcomes,
  readAdminLogSearch,
  toAdminLogExport,
  toAdminLogQuery,
} from './admin-log-search.ts'

/** Who moved money, rights or settings of the company, when and from where, and what was refused. */
export function AdminLogPage() {
  const site = useText('site')
  const t = useText('user/manage/adminLog')
  if (useHoldsNode('log/view')) return <AdminLog />
  return (
    <>
      <PageTitle title={site('titles.adminLog')} />
      <EmptyState icon={IconLock} title={t('forbidden')} hint={t('forbiddenHint')} />
    </>
  )
}

function AdminLog() {
  const site = useText('site')
  const t = useText('user/manage/adminLog')
  const list = useList({
    page: '/user/manage/adminLog',
    read: readAdminLogSearch,
    query: (search) => getListAdminLogQueryOptions(toAdminLogQuery(search)),
    narrowing: ['actor', 'account', 'kind', 'outcome', 'object', 'date_from', 'date_to'],
  })
  const { search, data } = list
  return (
    <ListView
      list={list}
      title={site('titles.adminLog')}
      actions={
        <ExportButton
          needs="exportAdminLog"
          begin={(format) => exportAdminLog(toAdminLogExport(search, format), { announce: true })}
        />
      }
      filters={
        <ListFilters
          list={list}
          label={t('filters')}
          fields={[
            {
              kind: 'choice',
              name: 'actor',
              label: t('columns.actor'),
              choices: choicesOf(data?.actors, search.actor),
            },
            {
              kind: 'choice',
              name: 'account',
              label: t('columns.account'),
              choices: choicesOf(data?.accounts, search.account),
            },
            {
              kind: 'choice',
              name: 'kind',
              label: t('columns.kind'),
              choices: adminLogKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
            },
            {
              kind: 'choice',
              name: 'outcome',
              label: t('columns.outcome'),
              choices: adminLogOutcomes.map((value) => ({ value, label: t(`outcomes.${value}`) })),
            },
            { kind: 'keyword', name: 'object', hint: t('number') },
            { kind: 'from', name: 'date_from' },
            { kind: 'to', name: 'date_to' },
          ]}
        />
      }
      label={t('label')}
      columns={adminLogColumns(t)}
      rowKey={({ id }) => id}
      noMatch={{ title: t('empty'), hint: t('emptyHint') }}
      none={{ title: t('none'), hint: t('noneHint') }}
    />
  )
}

/** Everybody in the log and in the address, by number until the answer arrives. */
function choicesOf(people: readonly Schemas['AdminLogPerson'][] = [], chosen: string | undefined) {
  const known = people.map(({ id, nickname, username }) => ({
    value: String(id),
    label: `${nickname} (${username})`,
  }))
  const isKnown = chosen === undefined || known.some(({ value }) => value === chosen)
  return isKnown ? known : [...known, { value: chosen, label: chosen }]
}
