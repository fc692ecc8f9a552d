import { type Column, DataTable, type EmptyStateProps, PageTitle } from '@portal/ui'
import type { ReactNode } from 'react'
import type { RowPage } from './rows-state.ts'
import type { List } from './use-list.ts'

interface ListViewProps<Row, Search, Page> {
  list: Pick<List<Search, Page>, 'rows'> & Partial<Pick<List<Search, Page>, 'isNarrowed' | 'opened'>>
  /** Heading of the page; left out if the list is only a part of it. */
  title?: string
  /** Buttons beside the heading. */
  actions?: ReactNode
  /** The tabs. */
  tabs?: ReactNode
  /** `ListFilters`, or `QuickFilters` for a few. */
  filters?: ReactNode
  /** Content between filters and rows. */
  above?: ReactNode
  /** Name for screen readers: "Hotel orders". */
  label: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** Called by a click on a row, or Enter. */
  onOpen?: (row: Row) => void
  /** The group heading of a row; adjacent rows with the same heading form a group. */
  groupOf?: (row: Row) => string
  /** Not the page's main list: j and k do not work from elsewhere on the page. */
  minor?: boolean
  /** Shown for an empty list. */
  none: EmptyStateProps
  /** Shown if no row matches the filters. */
  noMatch?: EmptyStateProps
  /** Below the rows: the selection's actions, and the drawer beside the list. */
  children?: ReactNode
}

/** A list page from its heading to its pager, in all states. `useList` provides its data. */
export function ListView<Row, Search, Page extends RowPage<Row>>(props: ListViewProps<Row, Search, Page>) {
  const { list, title, actions, tabs, filters, above, label, columns, rowKey, onOpen, minor = false } = props
  return (
    <>
      {title !== undefined && <PageTitle title={title} actions={actions} />}
      {tabs}
      {filters}
      {above}
      <DataTable
        {...list.rows}
        main={!minor}
        label={label}
        columns={columns}
        rowKey={rowKey}
        chosen={list.opened}
        onOpen={onOpen}
        groupOf={props.groupOf}
        empty={(list.isNarrowed && props.noMatch) || props.none}
      />
      {props.children}
    </>
  )
}
