import { integer, searchReader, text } from '../../shared/search-params.ts'

const shape = { page: integer(1, 10_000), limit: integer(10, 100), keyword: text(60) }

/** Search params of `/user/invoice/manage`. */
export const readInvoiceTitlesSearch = searchReader(shape)
