import type { Schemas } from '@portal/api-client'
import { integer, searchReader } from '../../shared/search-params.ts'

/** The kind of list behind `/cms/channel/`; a channel if the address does not say. */
export type ListType = Schemas['CmsListType']

const listTypes: readonly ListType[] = ['channel', 'tag', 'search', 'user']

/** Whether the params of a channel page are valid: a known type, and a number unless the list is a search. */
export const isListAddress = ({ value = '', type }: Readonly<Record<string, string | undefined>>): boolean =>
  type === 'search' || ((type === undefined || listTypes.some((known) => known === type)) && isCmsId(value))

/** A record number of the content section. */
export const isCmsId = (value: string): boolean => /^[1-9]\d{0,15}$/.test(value)

/** Route params of a list; the type is omitted for a channel. */
export const listParams = (value: string | number, type: ListType = 'channel') => ({
  value: String(value),
  type: type === 'channel' ? undefined : type,
})

/** Search params of `/user/cms/editContent/0`: the channel that was chosen for a new article. */
const shape = { channel: integer(1, Number.MAX_SAFE_INTEGER) }

export const readEditSearch = searchReader(shape)
