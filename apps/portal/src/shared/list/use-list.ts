import type { ApiError } from '@portal/api-client'
import type { Sort } from '@portal/ui'
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type LinkProps, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Turn } from '../search-params.ts'
import { useDeferredQuery } from '../use-deferred-query.ts'
import { withFilterValues } from './filter-values.ts'
import { useRememberedSearch } from './last-search.ts'
import { type RowPage, type RowsState, rowsState } from './rows-state.ts'

interface ListOptions<Search, Page, Answer> {
  /** The page of the list; the list's state is in its URL. */
  page: LinkProps['to'] & string
  /** The route's reader of search params, also for filter values and navigations. */
  read: (raw: Record<string, unknown>) => Search
  /** The request of the search params. */
  query: (search: Search) => UseQueryOptions<Answer, ApiError, Page>
  /** Search params that filter: an empty list then has another text. */
  narrowing?: readonly (keyof Search)[]
  /** The search param of the row that is open beside the list. */
  beside?: keyof Search
  /** Default page size; 20 if left out. */
  limit?: number
  /** The page size is fixed. */
  fixedLimit?: boolean
  /** The server returns all rows at once. */
  unpaged?: boolean
  /** The default sort. */
  sort?: Sort
  /** Options of its navigations; by default they scroll to the top. */
  turn?: Turn
}

/** The search params of every list. */
interface Paged {
  page?: number
  limit?: number
  sort?: string
  order?: Sort['order']
}

/** The changed search params; undefined removes one. */
type PartOf<Search> = { [Name in keyof Search]?: Search[Name] | undefined }

/** A link to a part of the list, as plain data. */
export type ListLink = Pick<LinkProps, 'to'> & { search: object }

/** A list for its page and `ListView`. */
export interface List<Search, Page> {
  /** The search params. */
  search: Search
  /** The last response, which stays while the next is loading. */
  data: Page | undefined
  rows: RowsState<Page>
  /** The list is filtered. */
  isNarrowed: boolean
  /** The row that is open beside the list. */
  opened: string | undefined
  /** A row was open before: its drawer stays mounted for the closing animation. */
  everOpened: boolean
  /** Opens a row beside the list. */
  open: (row: string) => void
  close: () => void
  /** Refetches the rows. */
  refresh: () => void
  /** The search params with other filters: the first page, with no row open. */
  filter: (values: Readonly<Record<string, string>>) => void
  /** A link to another part of the list: its first page, with no row open. */
  link: (part: PartOf<Search>) => ListLink
  /** Navigates to such a link. */
  show: (part: PartOf<Search>) => void
}

/** A list with its state in the URL: its rows page by page, and all navigation within it. */
export function useList<Search extends object, Page extends RowPage<unknown>, Answer = Page>(
  given: ListOptions<Search, Page, Answer>,
): List<Search, Page> {
  const { page: to, read, narrowing = [], beside, sort, turn: usual } = given
  const navigate = useNavigate()
  const found: object = useSearch({ strict: false })
  // Validated by the route's `validateSearch`.
  const search = found as Search
  const paged: Paged = search
  const opened = beside && (search[beside] as string | undefined)
  const query = useQuery({ ...given.query(search), placeholderData: keepPreviousData })
  const drawn = useDeferredQuery(query)
  useRememberedSearch(to, found)

  /** Navigates from the current search params, which may be newer than the rendered ones. */
  const go = (change: (now: Search) => Search, turn: Turn = {}) =>
    void navigate({
      to,
      search: (now: Record<string, unknown>) => change(read(now)),
      ...usual,
      ...turn,
    })
  // Keeps the order of existing params, so that a part of the list has one URL.
  const changed = (now: Search, part: object, ...dropped: (keyof Search | keyof Paged | undefined)[]) => {
    const kept = Object.entries(now).filter(([name]) => !dropped.includes(name as keyof Search))
    const all = Object.entries({ ...Object.fromEntries(kept), ...part })
    return Object.fromEntries(all.filter(([, value]) => value !== undefined)) as Search
  }
  const partOf = (now: Search, part: object) => changed(now, part, 'page', beside)
  const besideIt = { resetScroll: false }

  return {
    search,
    data: drawn.data,
    rows: rowsState(
      { ...drawn, refetch: query.refetch },
      {
        unpaged: given.unpaged ?? false,
        page: paged.page ?? 1,
        limit: paged.limit ?? given.limit ?? 20,
        onPage: (page, turn) => go((now) => changed(now, { page }), turn),
        ...(!given.fixedLimit && {
          onLimit: (limit: number) => go((now) => changed(now, { limit }, 'page')),
        }),
        ...(sort && {
          sort: { key: paged.sort ?? sort.key, order: paged.order ?? sort.order },
          onSort: ({ key, order }: Sort) => go((now) => changed(now, { sort: key, order }, 'page'), besideIt),
        }),
      },
    ),
    isNarrowed: narrowing.some((name) => search[name] !== undefined),
    opened,
    everOpened: useEverOpened(opened),
    open: (row) => beside && go((now) => changed(now, { [beside]: row }), besideIt),
    close: () => go((now) => changed(now, {}, beside), besideIt),
    refresh: () => void query.refetch(),
    filter: (values) => go((now) => withFilterValues(partOf(now, {}), values, read)),
    link: (part) => ({ to, search: partOf(search, part) }),
    show: (part) => go((now) => partOf(now, part)),
  }
}

/** A list in a part of a page or dialog; its page is not in the URL. */
export function useListPart<Page extends RowPage<unknown>>(
  limit: number,
  query: (turn: { page: number; limit: number }) => UseQueryOptions<Page, ApiError>,
): Pick<List<object, Page>, 'data' | 'rows'> {
  const [page, setPage] = useState(1)
  const result = useQuery({ ...query({ page, limit }), placeholderData: keepPreviousData })
  return { data: result.data, rows: rowsState(result, { page, limit, onPage: setPage }) }
}

/** Whether something was ever open, so that its lazy content stays mounted for the closing animation. */
function useEverOpened(id: string | undefined): boolean {
  const [opened, setOpened] = useState(id !== undefined)
  if (id !== undefined && !opened) setOpened(true)
  return opened
}
