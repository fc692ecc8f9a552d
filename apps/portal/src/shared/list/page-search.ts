import { integer, searchReader } from '../search-params.ts'

const shape = { page: integer(1, 10_000) }

/** Search params of a list with pages only. */
export const readPageSearch = searchReader(shape)
