import type { Schemas } from '@portal/api-client'

/** The kind of list behind `/cms/channel/`; a channel if the address does not say. */
export type ListType = Schemas['CmsListType']

const listTypes: readonly ListType[] = ['channel', 'tag', 'search', 'user']

/** Whether the params of a channel page are valid: a known type, and a number unless the list is a search. */
export const isListAddress = ({ value = '', type }: Readonly<Record<string, string | undefined>>): boolean =>
  type === 'search' || ((type === undefined || listTypes.some((known) => known === type)) && isCmsId(value))

/** A record number of the content section. */
export const isCmsId = (value: string): boolean => /^[1-9]\d{0,15}$/.test(value)
