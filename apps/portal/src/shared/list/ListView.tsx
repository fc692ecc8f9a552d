import { type Column, DataTable, type EmptyStateProps, PageTitle } from '@portal/ui'
import type { ReactNode } from 'react'
import type { RowPage } from './rows-state.ts'
import type { List } from './use-list.ts'

interface ListViewProps<Row, Search, Page> {
  list: Pick<List<Search, Page>, 'rows'> & Partial<Pick<List<Search, Page>, 'isNarrowed' | 'opened'>>
  /** Heading of the page; left out where the list is a part of one. */
  title?: string
  /** Beside the heading. */
  actions?: ReactNode
  /** The parts of the list, as links. */
  tabs?: ReactNode
  /** What the list can be narrowed by: `ListFilters`, or `QuickFilters` where there are few. */
  filters?: ReactNode
  /** Between filters and rows. */
  above?: ReactNode
  /** What the list is, for readers: "Hotel orders". */
  label: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** Click on a row, or Enter. */
  onOpen?: (row: Row) => void
  /** The heading that a row stands below, together with the rows before and after it that have the same. */
  groupOf?: (row: Row) => string
  /** The list is not what its page is about: its rows are not walked from anywhere on the page. */
  minor?: boolean
  /** There is nothing, and what to do next. */
  none: EmptyStateProps
  /** Nothing matches. */
  noMatch?: EmptyStateProps
  /** Below the rows: what acts on those that were chosen, and what opens beside the list. */
  children?: ReactNode
}

/** A list from its heading to its pages, in all its states. What it shows is decided by `useList`. */
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
