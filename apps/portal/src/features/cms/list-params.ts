import type { ListType } from './cms-address.ts'

/** Route params of a list; the type is omitted for a channel. */
export const listParams = (value: string | number, type: ListType = 'channel') => ({
  value: String(value),
  type: type === 'channel' ? undefined : type,
})
