import { integer, searchReader } from '../../../shared/search-params.ts'

/** Search params of `/user/cms/editContent/0`: the channel that was chosen for a new article. */
const shape = { channel: integer(1, Number.MAX_SAFE_INTEGER) }

export const readEditSearch = searchReader(shape)
