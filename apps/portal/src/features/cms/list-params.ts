import type { ListType } from './cms-address.ts'

/** Params of the route of a list; the type of a channel stays out of the address. */
export const listParams = (value: string | number, type: ListType = 'channel') => ({
  value: String(value),
  type: type === 'channel' ? undefined : type,
})
