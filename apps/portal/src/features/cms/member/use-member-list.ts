import type { ApiError } from '@portal/api-client'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { RowPage } from '../../../shared/list/rows-state.ts'
import { useList } from '../../../shared/list/use-list.ts'
import { cmsListLimit, readCmsListSearch } from '../cms-list-search.ts'

interface Turn {
  page: number
  limit: number
}

/** A list of the member's own in the content section. Its rows are read anew whenever it is opened. */
export function useMemberList<Page extends RowPage<unknown>>(
  page: '/user/cms/collect' | '/user/cms/order' | '/user/cms/comment' | '/user/cms/content',
  query: (turn: Turn, options: { query: { staleTime: 0 } }) => UseQueryOptions<Page, ApiError>,
) {
  return useList({
    page,
    read: readCmsListSearch,
    query: (search) => query({ page: search.page ?? 1, limit: cmsListLimit }, { query: { staleTime: 0 } }),
    limit: cmsListLimit,
    fixedLimit: true,
  })
}
