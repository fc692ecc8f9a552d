import { getListAdminLogQueryOptions, type Schemas } from '@portal/api-client'
import { useCan } from '@portal/auth'
import { useText } from '@portal/i18n'
import { EmptyState, IconLock, PageTitle } from '@portal/ui'
import { ListFilters } from '../../../shared/list/ListFilters.tsx'
import { ListView } from '../../../shared/list/ListView.tsx'
import { useList } from '../../../shared/list/use-list.ts'
import { adminLogColumns } from './admin-log-columns.tsx'
import { adminLogKinds, readAdminLogSearch, toAdminLogQuery } from './admin-log-search.ts'

/** Who did what to whom in the company's administration, and when. */
export function AdminLogPage() {
  const site = useText('site')
  const t = useText('user/manage/adminLog')
  return (
    <>
      <PageTitle title={site('titles.adminLog')} />
      {useCan('save') ? (
        <AdminLog />
      ) : (
        <EmptyState icon={IconLock} title={t('forbidden')} hint={t('forbiddenHint')} />
      )}
    </>
  )
}

function AdminLog() {
  const t = useText('user/manage/adminLog')
  const list = useList({
    page: '/user/manage/adminLog',
    read: readAdminLogSearch,
    query: (search) => getListAdminLogQueryOptions(toAdminLogQuery(search)),
    narrowing: ['administrator', 'account', 'kind', 'date_from', 'date_to'],
  })
  const { search, data } = list
  return (
    <ListView
      list={list}
      filters={
        <ListFilters
          list={list}
          label={t('filters')}
          fields={[
            {
              kind: 'choice',
              name: 'administrator',
              label: t('columns.administrator'),
              choices: choicesOf(data?.administrators, search.administrator),
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
