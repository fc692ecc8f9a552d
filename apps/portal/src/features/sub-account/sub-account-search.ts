import { integer, oneOf, type SearchOf, searchReader, text } from '../../shared/search-params.ts'

const shape = {
  tab: oneOf('approvals'),
  page: integer(1, 10_000),
  state: oneOf('active', 'suspended', 'locked'),
  keyword: text(60),
  status: oneOf('requested', 'approved', 'refused'),
  /** Opens the form: `new`, or the member number of a sub-account. */
  edit: text(12),
}

/** Search params of `/user/manage/subAccount`. */
export const readSubAccountSearch = searchReader(shape)

export type SubAccountSearch = SearchOf<typeof shape>
