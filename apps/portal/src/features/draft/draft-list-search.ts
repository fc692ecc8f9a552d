import { integer, searchReader } from '../../shared/search-params.ts'

const shape = { page: integer(1, 10_000) }

/** Search params of `/user/draft/list`. */
export const readDraftListSearch = searchReader(shape)
