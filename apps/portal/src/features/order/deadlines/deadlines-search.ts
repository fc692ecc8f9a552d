import type { Schemas } from '@portal/api-client'
import { exhaustive } from '../../../shared/exhaustive.ts'
import { flag, integer, oneOf, type SearchOf, searchReader } from '../../../shared/search-params.ts'
import { productTypes } from '../../../trade/product/facts.ts'

export const deadlineKinds = exhaustive<Schemas['OrderDeadlineKind']>()([
  'pay',
  'offer',
  'extras',
  'free_cancel',
  'check_in',
  'confirm',
  'review',
  'cancel',
])

/** The span of the board; the first is the default. */
export const spans = [
  { name: 'day', hours: undefined },
  { name: 'threeDays', hours: '72' },
  { name: 'week', hours: '168' },
] as const

const shape = {
  within_hours: oneOf('72', '168'),
  /** Instead of a span: the orders that cost less now. */
  cheaper: flag,
  kind: oneOf(...deadlineKinds),
  product: oneOf(...productTypes),
  /** Member id of the operator. */
  operator: integer(1, Number.MAX_SAFE_INTEGER),
}

/** Search params of `/user/order/deadlines`. */
export const readDeadlinesSearch = searchReader(shape)

export type DeadlinesSearch = SearchOf<typeof shape>
