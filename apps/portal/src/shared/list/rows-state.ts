import type { PagerProps, Sort } from '@portal/ui'
import { loadErrorText } from '../error/load-error-text.ts'

/** A page of rows, as every list of the contract answers. */
export interface RowPage<Row> {
  list: readonly Row[]
  /** Rows on all pages. */
  total: number
}

type RowOf<Page> = Page extends RowPage<infer Row> ? Row : never

interface Asked<Page> {
  data: Page | undefined
  error: Error | null
  isPlaceholderData: boolean
  refetch: () => unknown
}

interface Paging extends Omit<PagerProps, 'total'> {
  /** All rows stand on one page, which needs no pager. */
  unpaged?: boolean
  sort?: Sort
  onSort?: (sort: Sort) => void
}

/** Everything about a page of rows that `DataTable` shows and no screen has to say. */
export interface RowsState<Page> {
  rows: readonly RowOf<Page>[] | undefined
  refreshing: boolean
  error: { message: string; onRetry: () => void } | null
  page?: PagerProps
  sort?: Sort
  onSort?: (sort: Sort) => void
}

export function rowsState<Page extends RowPage<unknown>>(
  { data, error, isPlaceholderData, refetch }: Asked<Page>,
  { sort, onSort, unpaged = false, ...paging }: Paging,
): RowsState<Page> {
  // An assumed call is taken as it comes: what is no list is an error of this page, and not awaited for good.
  const rows: unknown = data?.list
  const failure =
    error ?? (data !== undefined && !Array.isArray(rows) ? new TypeError('The rows are no list.') : null)
  return {
    rows: Array.isArray(rows) ? (rows as readonly RowOf<Page>[]) : undefined,
    refreshing: isPlaceholderData,
    error: failure && { message: loadErrorText(failure), onRetry: () => void refetch() },
    ...(!unpaged && { page: { ...paging, total: data?.total ?? 0 } }),
    ...(sort && { sort }),
    ...(onSort && { onSort }),
  }
}
