import {
  integer,
  listOf,
  matching,
  oneOf,
  type SearchOf,
  searchReader,
} from '../../../shared/search-params.ts'

/** Sorts in the order of the bar. */
export const articleSorts = ['weigh', 'recommend', 'hot', 'views', 'price', 'publish_time'] as const

export type ArticleSort = (typeof articleSorts)[number]

const shape = {
  page: integer(1, 10_000),
  order: oneOf(...articleSorts),
  sort: oneOf('asc'),
  /** The channel's own filters: `season:cool`. */
  filter: listOf(matching(/^\w{1,40}:[^:]{1,60}$/)),
}

/** Search params of `/cms/channel/…`. */
export const readChannelSearch = searchReader(shape)

export type ChannelSearch = SearchOf<typeof shape>
