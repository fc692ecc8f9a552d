import type { QueryOf } from '@portal/api-client/contract'
import type { ListType } from '../cms-address.ts'
import type { ArticleSort, ChannelSearch } from './channel-search.ts'

/** Articles per page, as the ancestors have it. */
export const articleLimit = 16

/** Fields with the value wanted. */
export const filtersOf = ({ filter = [] }: ChannelSearch): Record<string, string> =>
  Object.fromEntries(filter.map((each) => each.split(':') as [string, string]))

/** The active order chosen again turns round; another begins with its highest. Either shows the first page. */
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

/** With one field set to a value, or freed by an empty one; shows the first page. */
export function filteredBy(search: ChannelSearch, field: string, value: string): ChannelSearch {
  const { page: _page, filter: _filter, ...rest } = search
  const fields = { ...filtersOf(search), [field]: value }
  const filter = Object.entries(fields).flatMap(([name, wanted]) =>
    wanted === '' ? [] : [`${name}:${wanted}`],
  )
  return filter.length > 0 ? { ...rest, filter } : rest
}

const queryName = { channel: 'channel', tag: 'tag', user: 'user' } as const

/** What the server is asked for this list. */
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
