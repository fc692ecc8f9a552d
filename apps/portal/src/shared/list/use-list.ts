import type { ApiError } from '@portal/api-client'
import type { Sort } from '@portal/ui'
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type LinkProps, useNavigate, useSearch } from '@tanstack/react-router'
import type { Turn } from '../search-params.ts'
import { useDeferredQuery } from '../use-deferred-query.ts'
import { withFilterValues } from './filter-values.ts'
import { type RowPage, type RowsState, rowsState } from './rows-state.ts'
import { useEverOpened } from './use-ever-opened.ts'

interface ListOptions<Search, Page, Answer> {
  /** The page that shows the list: everything about the list stands in its address. */
  page: LinkProps['to'] & string
  /** The reader of the route: what a filter form holds and what a navigation leaves in the address are read by it too. */
  read: (raw: Record<string, unknown>) => Search
  /** What an address asks the server for. */
  query: (search: Search) => UseQueryOptions<Answer, ApiError, Page>
  /** Search params that show a part of the list only: without rows something else is said then. */
  narrowing?: readonly (keyof Search)[]
  /** The search param that names the row that is open beside the list. */
  beside?: keyof Search
  /** Rows of a page unless the address says otherwise; 20 unless given. */
  limit?: number
  /** How many rows a page has is not for the member to choose. */
  fixedLimit?: boolean
  /** The server answers with all rows at once. */
  unpaged?: boolean
  /** The order in force unless the address says otherwise. */
  sort?: Sort
  /** How its own navigations go on; from the top of the page unless given. */
  turn?: Turn
}

/** What stands in the address of a list, as far as every list has it. */
interface Paged {
  page?: number
  limit?: number
  sort?: string
  order?: Sort['order']
}

/** What is to stand in the address instead; undefined takes it out. */
type PartOf<Search> = { [Name in keyof Search]?: Search[Name] | undefined }

/** The address of a part of a list, as plain data. */
export type ListLink = Pick<LinkProps, 'to'> & { search: object }

/** A list as its page and `ListView` see it. */
export interface List<Search, Page> {
  /** What the address says. */
  search: Search
  /** The last answer, which stays while the next is under way. */
  data: Page | undefined
  rows: RowsState<Page>
  /** Whether the address shows a part of the list only. */
  isNarrowed: boolean
  /** The row that is open beside the list. */
  opened: string | undefined
  /** Whether a row was opened since the page was: its drawer then stays, so that it can close gently. */
  everOpened: boolean
  /** Opens a row beside the list. */
  open: (row: string) => void
  close: () => void
  /** Reads the rows again. */
  refresh: () => void
  /** The address with other filters: the first page, with nothing open beside it. */
  filter: (values: Readonly<Record<string, string>>) => void
  /** The address of another part of the list, as a link: its first page, with nothing open beside it. */
  link: (part: PartOf<Search>) => ListLink
  /** Goes where such a link leads. */
  show: (part: PartOf<Search>) => void
}

/** A list that stands in the address: what it shows, a page at a time, and every way to another part of it. */
export function useList<Search extends object, Page extends RowPage<unknown>, Answer = Page>(
  given: ListOptions<Search, Page, Answer>,
): List<Search, Page> {
  const { page: to, read, narrowing = [], beside, sort, turn: usual } = given
  const navigate = useNavigate()
  const found: object = useSearch({ strict: false })
  // The route has read it: see `validateSearch` there.
  const search = found as Search
  const paged: Paged = search
  const opened = beside && (search[beside] as string | undefined)
  const query = useQuery({ ...given.query(search), placeholderData: keepPreviousData })
  const drawn = useDeferredQuery(query)

  /** Leads to what comes of the address as it stands then: the page may still show what it said before. */
  const go = (change: (now: Search) => Search, turn: Turn = {}) =>
    void navigate({
      to,
      search: (now: Record<string, unknown>) => change(read(now)),
      ...usual,
      ...turn,
    })
  // What stands there already keeps its place, so that a part of a list has one address.
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
