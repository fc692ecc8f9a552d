import { integer, searchReader } from '../../shared/search-params.ts'

const shape = { page: integer(1, 10_000), limit: integer(10, 100) }

/** Search params of `/user/account/integral`. */
export const readIntegralSearch = searchReader(shape)

/** Rows per page unless the address says otherwise. */
export const integralLimit = 10
