import type { Schemas } from '@portal/api-client'
import { exhaustive } from '../../shared/exhaustive.ts'
import { integer, oneOf, searchReader, text } from '../../shared/search-params.ts'

export const accountStates = exhaustive<Schemas['AccountState']>()(['active', 'suspended', 'locked'])

const shape = {
  page: integer(1, 10_000),
  state: oneOf(...accountStates),
  keyword: text(60),
  /** Opens the form: `new`, or a member number. */
  edit: text(12),
}

/** Search params of `/user/manage/subAccount`. */
export const readSubAccountSearch = searchReader(shape)
