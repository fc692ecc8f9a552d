import { useText } from '@portal/i18n'
import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { EmptyState, type EmptyStateProps } from '../feedback/EmptyState.tsx'
import { ErrorState } from '../feedback/ErrorState.tsx'
import { lazySection } from '../feedback/lazy.tsx'
import { Button } from '../generated/mantine/Button.ts'
import { Group } from '../generated/mantine/Group.ts'
import { usePhone } from '../theme/environment.ts'
import type { Column, Sort } from './column.tsx'
import classes from './DataTable.module.css'
import { lastPage, Pager, type PagerProps } from './Pager.tsx'
import { useRowNavigation } from './row-navigation.ts'
import { type RowSet, renderRows } from './rows.tsx'
import { TableHead } from './TableHead.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import type { Reveal, VirtualRowsProps } from './VirtualRows.tsx'

/** Longer lists render only the rows in view. */
const virtualAbove = 100

// Lazy, because most lists have pages of at most a hundred rows. Until it is loaded, the first rows fill the window.
const VirtualRows = lazySection<VirtualRowsProps>(() => import('./VirtualRows.tsx'), {
  loading: ({ set, as }) => renderRows(set, as, 20),
  failed: ({ set, as }) => renderRows(set, as),
})

export interface DataTableProps<Row> {
  /** Name of the list for screen readers: "Hotel orders". */
  label: string
  columns: readonly Column<Row>[]
  /** The rows of this page; undefined before the first response. Keep the previous rows while the next load. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** Called by a click on a row, or Enter. The row needs a link too, so that it can be opened in a new tab. */
  onOpen?: ((row: Row) => void) | undefined
  /** The group heading of a row; adjacent rows with the same heading form a group. */
  groupOf?: ((row: Row) => string) | undefined
  /** Key of the row that is open beside the list. */
  chosen?: string | undefined
  sort?: Sort | undefined
  /** Called by a press on a header; the caller writes it into the URL. */
  onSort?: ((sort: Sort) => void) | undefined
  page?: PagerProps | undefined
  /** The next response is loading while the previous rows stay in view. */
  refreshing?: boolean
  /** The message of a failed load, and how to try again. */
  error?: { message: ReactNode; onRetry?: (() => void) | undefined } | null | undefined
  /** Shown for an empty list: what is missing and what to do next. */
  empty?: EmptyStateProps | undefined
  /** The page's main list: j and k work from anywhere on the page. */
  main?: boolean
}

/**
 * A list in all its states: skeleton, rows, refreshing, empty, failed. A table on a wide screen, cards below 768 px;
 * of more than 100 rows it renders only those in view.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, error, page, empty, refreshing = false } = props
  const t = useText('common')
  const phone = usePhone()
  // The page number is beyond the last page; the pager is about to correct it.
  const turning = rows?.length === 0 && page !== undefined && page.total > 0 && page.page > lastPage(page)
  return (
    <div
      className={classes.frame}
      data-folds={columns.some(({ folds }) => folds) || undefined}
      aria-busy={refreshing || undefined}
    >
      {refreshing && <div className={classes.refreshing} aria-hidden />}
      {error && rows && (
        <Group
          gap="4px var(--mantine-spacing-sm)"
          justify="space-between"
          py={6}
          px="sm"
          bg="var(--mantine-color-red-light)"
          c="var(--mantine-color-red-light-color)"
          fz="sm"
          style={{ borderBottom: '1px solid var(--ui-hairline)' }}
          role="alert"
        >
          {error.message}
          {error.onRetry && (
            <Button size="compact-sm" variant="default" onClick={error.onRetry}>
              {t('retry')}
            </Button>
          )}
        </Group>
      )}
      {!rows && error && <ErrorState {...error} retrying={refreshing} />}
      {((!rows && !error) || turning) && (
        <TableSkeleton columns={columns} rows={page?.limit ?? 10} phone={phone} />
      )}
      {rows?.length === 0 && !turning && <EmptyState {...(empty ?? { title: t('list.empty') })} />}
      {rows && rows.length > 0 && <FilledTable {...props} rows={rows} phone={phone} />}
      {page && page.total > 0 && (
        <div className={classes.foot}>
          <Pager label={label} settled={!refreshing} {...page} />
        </div>
      )}
    </div>
  )
}

/** A callback that keeps its identity and calls the latest function: the rows are memoised. Undefined without one. */
function useStableCallback<Value>(latest: ((value: Value) => void) | undefined) {
  const ref = useRef(latest)
  useLayoutEffect(() => {
    ref.current = latest
  })
  const call = useCallback((value: Value) => ref.current?.(value), [])
  return latest && call
}

type FilledTableProps<Row> = DataTableProps<Row> & { rows: readonly Row[]; phone: boolean }

function FilledTable<Row>(props: FilledTableProps<Row>) {
  const { label, columns, rows, rowKey, chosen, sort, onSort, phone, main = false } = props
  const { refreshing } = props
  const onOpen = useStableCallback(props.onOpen)
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = rows.length > virtualAbove
  const reveal = useRef<Reveal>(null)

  const openAt = (index: number) => {
    const row = rows[index]
    if (row !== undefined) onOpen?.(row)
  }
  const navigation = useRowNavigation({
    box: scroller,
    count: rows.length,
    onOpen: onOpen && openAt,
    pageWide: main && onOpen !== undefined,
    reveal: virtual ? (index) => reveal.current?.(index) : undefined,
  })
  const set: RowSet<Row> = {
    columns,
    rows,
    rowKey,
    groupOf: props.groupOf,
    onOpen,
    chosen,
    navigation,
    virtual,
  }
  const as = phone ? 'card' : 'line'
  const body = virtual ? (
    <VirtualRows set={set as RowSet<unknown>} as={as} scroller={scroller} reveal={reveal} />
  ) : (
    renderRows(set, as)
  )
  const dimmed = refreshing ? { 'data-refreshing': true } : {}

  return (
    // A wide table scrolls inside its frame; if its rows cannot take the focus, the frame does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the keys of its rows
    <div
      ref={scroller}
      className={classes.scroller}
      data-virtual={virtual || undefined}
      role="group"
      aria-label={label}
      tabIndex={onOpen ? undefined : 0}
      onKeyDown={navigation.onKeyDown}
    >
      {phone ? (
        <ul className={`${classes.cards} ${classes.body}`} aria-label={label} {...dimmed}>
          {body}
        </ul>
      ) : (
        <table
          className={classes.table}
          aria-label={label}
          aria-rowcount={virtual ? rows.length + 1 : undefined}
        >
          <TableHead columns={columns} sort={sort} onSort={onSort} />
          <tbody className={classes.body} {...dimmed}>
            {body}
          </tbody>
        </table>
      )}
    </div>
  )
}
