import type { SearchSummary } from '../domain/search/text.ts'
import { hashOf } from './draw.ts'

/** The same search of a member has the same id. */
export const searchEntryId = (member_id: string, { product, path }: SearchSummary): string =>
  `sh-${member_id}-${hashOf(product, path).toString(36)}`
