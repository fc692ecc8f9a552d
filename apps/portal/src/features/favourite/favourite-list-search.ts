import { integer, type SearchOf, searchReader } from '../../shared/search-params.ts'

const shape = { page: integer(1, 10_000) }

/** Search params of `/user/favourite/list`. */
export const readFavouriteListSearch = searchReader(shape)

export type FavouriteListSearch = SearchOf<typeof shape>
