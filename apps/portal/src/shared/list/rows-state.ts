import { isRefusal } from '@portal/api-client'
import type { PagerProps, Sort } from '@portal/ui'
import { loadErrorText } from '../error/load-error-text.ts'

/** A page of rows, as in every list response. */
export interface RowPage<Row> {
  list: readonly Row[]
  /** Total number of rows. */
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
  /** All rows are on one page without a pager. */
  unpaged?: boolean
  sort?: Sort
  onSort?: (sort: Sort) => void
}

/** The props of `DataTable` that are the same for every list. */
export interface RowsState<Page> {
  rows: readonly RowOf<Page>[] | undefined
  refreshing: boolean
  error: { message: string; onRetry?: () => void } | null
  page?: PagerProps
  sort?: Sort
  onSort?: (sort: Sort) => void
}

export function rowsState<Page extends RowPage<unknown>>(
  { data, error, isPlaceholderData, refetch }: Asked<Page>,
  { sort, onSort, unpaged = false, ...paging }: Paging,
): RowsState<Page> {
  // Responses of assumed calls are not validated: anything other than a list is an error, not endless loading.
  const rows: unknown = data?.list
  const failure =
    error ?? (data !== undefined && !Array.isArray(rows) ? new TypeError('The rows are no list.') : null)
  return {
    rows: Array.isArray(rows) ? (rows as readonly RowOf<Page>[]) : undefined,
    refreshing: isPlaceholderData,
    error: failure && {
      message: loadErrorText(failure),
      // What the request asks for is wrong: another try cannot help.
      ...(!isRefusal(failure, 'VALIDATION') && { onRetry: () => void refetch() }),
    },
    ...(!unpaged && { page: { ...paging, total: data?.total ?? 0 } }),
    ...(sort && { sort }),
    ...(onSort && { onSort }),
  }
}
