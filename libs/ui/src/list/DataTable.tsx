import { useText } from '@portal/i18n'
import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { EmptyState, type EmptyStateProps } from '../feedback/EmptyState.tsx'
import { ErrorState } from '../feedback/ErrorState.tsx'
import { lateSection } from '../feedback/late.tsx'
import { Button } from '../generated/mantine/Button.ts'
import { Group } from '../generated/mantine/Group.ts'
import { usePhone } from '../theme/screen.ts'
import type { Column, Sort } from './column.ts'
import classes from './DataTable.module.css'
import { lastPage, Pager, type PagerProps } from './Pager.tsx'
import { useRowWalk } from './row-walk.ts'
import { drawRows, type RowSet } from './rows.tsx'
import { TableHead } from './TableHead.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import type { Reveal, VirtualRowsProps } from './VirtualRows.tsx'

/** Lists longer than this draw only the rows in view. */
const virtualAbove = 100

// Most lists come in pages of at most a hundred rows. The first rows fill the window until the code is here.
const VirtualRows = lateSection<VirtualRowsProps>(() => import('./VirtualRows.tsx'), {
  waiting: ({ set, as }) => drawRows(set, as, 20),
  lost: ({ set, as }) => drawRows(set, as),
})

export interface DataTableProps<Row> {
  /** What the list is, for readers: "Hotel orders". */
  label: string
  columns: readonly Column<Row>[]
  /** The rows of this page; undefined until the first answer. Keep the last ones while the next load. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** Click on a row, or Enter. Give the row a link too, for those who open it in a new tab. */
  onOpen?: ((row: Row) => void) | undefined
  /** The heading that a row stands below, together with the rows before and after it that have the same. */
  groupOf?: ((row: Row) => string) | undefined
  /** Key of the row that is open beside the list. */
  chosen?: string | undefined
  sort?: Sort | undefined
  /** A press on a header; the caller writes it into the URL. */
  onSort?: ((sort: Sort) => void) | undefined
  page?: PagerProps | undefined
  /** The next answer is under way while the last one stays in view. */
  refreshing?: boolean
  /** Why the last load failed, in words, and how to try again. */
  error?: { message: ReactNode; onRetry?: (() => void) | undefined } | null | undefined
  /** What an empty list says, and what to do next. */
  empty?: EmptyStateProps | undefined
  /** The page's main list: j and k walk it from anywhere on the page. */
  main?: boolean
}

/**
 * A list in all its states: skeleton, rows, refreshing, empty, failed. A table on a wide screen, cards below
 * 768 px; above 100 rows only those in view are drawn.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, error, page, empty, refreshing = false } = props
  const t = useText('common')
  const phone = usePhone()
  // There are rows, on a page that is still to be turned to.
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

/** The same function for good, which does what the latest one given does; undefined while none is given. */
function useSteady<Given>(latest: ((given: Given) => void) | undefined) {
  const known = useRef(latest)
  useLayoutEffect(() => {
    known.current = latest
  })
  const call = useCallback((given: Given) => known.current?.(given), [])
  return latest && call
}

type FilledTableProps<Row> = DataTableProps<Row> & { rows: readonly Row[]; phone: boolean }

function FilledTable<Row>(props: FilledTableProps<Row>) {
  const { label, columns, rows, rowKey, chosen, sort, onSort, phone, main = false } = props
  const { refreshing } = props
  const onOpen = useSteady(props.onOpen)
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = rows.length > virtualAbove
  const reveal = useRef<Reveal>(null)

  const openAt = (index: number) => {
    const row = rows[index]
    if (row !== undefined) onOpen?.(row)
  }
  const walk = useRowWalk({
    box: scroller,
    count: rows.length,
    onOpen: onOpen && openAt,
    pageWide: main && onOpen !== undefined,
    reveal: virtual ? (index) => reveal.current?.(index) : undefined,
  })
  const set: RowSet<Row> = { columns, rows, rowKey, groupOf: props.groupOf, onOpen, chosen, walk, virtual }
  const as = phone ? 'card' : 'line'
  const body = virtual ? (
    <VirtualRows set={set as RowSet<unknown>} as={as} scroller={scroller} reveal={reveal} />
  ) : (
    drawRows(set, as)
  )
  const dimmed = refreshing ? { 'data-refreshing': true } : {}

  return (
    // A wide table scrolls inside its frame; without rows to step into, the frame itself takes the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of its rows
    <div
      ref={scroller}
      className={classes.scroller}
      data-virtual={virtual || undefined}
      role="group"
      aria-label={label}
      tabIndex={onOpen ? undefined : 0}
      onKeyDown={walk.onKeyDown}
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
