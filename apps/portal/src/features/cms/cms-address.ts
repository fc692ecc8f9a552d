import type { Schemas } from '@portal/api-client'

/** What stands behind `/cms/channel/`: a channel where the address does not say. */
export type ListType = Schemas['CmsListType']

const listTypes: readonly ListType[] = ['channel', 'tag', 'search', 'user']

/** The params of a channel page are understood: a known type, and a number where the list is no search. */
export const isListAddress = ({ value = '', type }: Readonly<Record<string, string | undefined>>): boolean =>
  type === 'search' || ((type === undefined || listTypes.some((known) => known === type)) && isCmsId(value))

/** A number as the content section counts its records. */
export const isCmsId = (value: string): boolean => /^[1-9]\d{0,15}$/.test(value)
