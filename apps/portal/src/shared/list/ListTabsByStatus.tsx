import { useText } from '@portal/i18n'
import { type ListTab, ListTabs } from './ListTabs.tsx'
import type { List } from './use-list.ts'

interface ListTabsByStatusProps<Status extends string, Search> {
  list: Pick<List<Search, unknown>, 'search' | 'link' | 'rows'>
  /** Name for screen readers: "By status". */
  label: string
  /** In the order of the life cycle. */
  statuses: readonly Status[]
  /** Statuses whose tab is always shown; the others appear with their first row. */
  lasting: readonly Status[]
  /** Number of rows by status; undefined until loaded. */
  counts: Readonly<Record<Status, number>> | undefined
  nameOf: (status: Status) => string
}

/** A tab for all rows and one for each status, with the search param `status`. */
export function ListTabsByStatus<Status extends string, Search extends { status?: Status }>(
  props: ListTabsByStatusProps<Status, Search>,
) {
  const { list, label, statuses, lasting, counts, nameOf } = props
  const common = useText('common')
  const chosen = list.search.status
  const countOf = (status: Status): number | undefined => counts?.[status]
  const linkTo = (status: Status | undefined) => list.link({ status } as Parameters<typeof list.link>[0])
  const shown = statuses.filter(
    (status) => status === chosen || lasting.includes(status) || (countOf(status) ?? 0) > 0,
  )
  const everything: ListTab = {
    key: 'all',
    text: common('all'),
    count: counts && statuses.reduce((sum, status) => sum + counts[status], 0),
    chosen: chosen === undefined,
    link: linkTo(undefined),
  }
  const tabs = shown.map(
    (status): ListTab => ({
      key: status,
      text: nameOf(status),
      count: countOf(status),
      chosen: status === chosen,
      link: linkTo(status),
    }),
  )
  return <ListTabs label={label} tabs={[everything, ...tabs]} counting={!counts && !list.rows.error} />
}
