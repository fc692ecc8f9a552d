import {
  date,
  integer,
  listOf,
  matching,
  oneOf,
  searchReader,
  type SearchOf,
  text,
} from '../../shared/search-params.ts'

const shape = {
  page: integer(1, 10_000),
  limit: integer(10, 100),
  account: oneOf('predeposit', 'credit'),
  type: listOf(matching(/^[a-z_]{1,40}$/)),
  date_from: date,
  date_to: date,
  keyword: text(100),
}

/** Search params of `/user/account/balance`. */
export const readBalanceSearch = searchReader(shape)

export type BalanceSearch = SearchOf<typeof shape>
