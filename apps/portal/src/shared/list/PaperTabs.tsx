import { useText } from '@portal/i18n'
import type { ListTab } from './ListTabs.tsx'
import { ListTabs } from './ListTabs.tsx'

interface PaperTabsProps<Status extends string> {
  /** What tells them apart, for readers: "By status". */
  label: string
  /** In the order in which a paper passes through them. */
  statuses: readonly Status[]
  /** Those whose tab always stands there; the others appear once there is something in them. */
  lasting: readonly Status[]
  /** How many papers stand in each; undefined until they are counted. */
  counts: Readonly<Record<Status, number>> | undefined
  chosen: Status | undefined
  nameOf: (status: Status) => string
  /** The list of one status, or of all of them. */
  linkTo: (status: Status | undefined) => ListTab['link']
}

/** A tab for all papers and one for each status. */
export function PaperTabs<Status extends string>(props: PaperTabsProps<Status>) {
  const { label, statuses, lasting, counts, chosen, nameOf, linkTo } = props
  const common = useText('common')
  const countOf = (status: Status): number | undefined => counts?.[status]
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
  return <ListTabs label={label} tabs={[everything, ...tabs]} />
}
