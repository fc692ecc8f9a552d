import type { QueryOf } from '@portal/api-client/contract'
import type { ListType } from '../cms-search.ts'
import type { ArticleSort, ChannelSearch } from './channel-search.ts'

/** Articles per page, as in the ancestors. */
export const articleLimit = 16

/** Selected values by field. */
export const filtersOf = ({ filter = [] }: ChannelSearch): Record<string, string> =>
  Object.fromEntries(filter.map((each) => each.split(':') as [string, string]))

/** Choosing the active sort reverses it; another one starts descending. Both show the first page. */
export function sortedBy(
  { filter, order: active = 'weigh', sort }: ChannelSearch,
  order: ArticleSort,
): ChannelSearch {
  const turned = order === active && sort !== 'asc'
  return {
    ...(filter && { filter }),
    ...(order !== 'weigh' && { order }),
    ...(turned && { sort: 'asc' as const }),
  }
}

/** Sets a field to a value or clears it with an empty one; shows the first page. */
export function filteredBy(search: ChannelSearch, field: string, value: string): ChannelSearch {
  const { page: _page, filter: _filter, ...rest } = search
  const fields = { ...filtersOf(search), [field]: value }
  const filter = Object.entries(fields).flatMap(([name, wanted]) =>
    wanted === '' ? [] : [`${name}:${wanted}`],
  )
  return filter.length > 0 ? { ...rest, filter } : rest
}

const queryName = { channel: 'channel', tag: 'tag', user: 'user' } as const

/** The request for this list. */
export function articlesQuery(type: ListType, value: string, search: ChannelSearch): QueryOf<'listArticles'> {
  const { page = 1, order = 'weigh', sort = 'desc' } = search
  const filter = filtersOf(search)
  return {
    ...(type === 'search' ? { keywords: value } : { [queryName[type]]: Number(value) }),
    page,
    limit: articleLimit,
    order,
    sort,
    ...(Object.keys(filter).length > 0 && { filter: JSON.stringify(filter) }),
  }
}
