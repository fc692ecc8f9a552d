import { integer, searchReader } from '../../shared/search-params.ts'

const shape = { page: integer(1, 10_000) }

/** Search params of the member's lists of content. */
export const readCmsListSearch = searchReader(shape)

/** Rows per page, as the ancestors page these lists. */
export const cmsListLimit = 10
