import { integer, searchReader } from '../search-params.ts'

const shape = { page: integer(1, 10_000) }

/** Search params of a list that has pages and nothing else. */
export const readPageSearch = searchReader(shape)
