import type { ApiError } from '@portal/api-client'
import type { UseQueryOptions } from '@tanstack/react-query'
import { readPageSearch } from '../../../shared/list/page-search.ts'
import type { RowPage } from '../../../shared/list/rows-state.ts'
import { useList } from '../../../shared/list/use-list.ts'

/** Rows per page, as the ancestors page these lists. */
const cmsListLimit = 10

interface Turn {
  page: number
  limit: number
}

/** A list of the member's own in the content section. Its rows are read again whenever it is opened. */
export function useMemberList<Page extends RowPage<unknown>>(
  page: '/user/cms/collect' | '/user/cms/order' | '/user/cms/comment' | '/user/cms/content',
  query: (turn: Turn, options: { query: { staleTime: 0 } }) => UseQueryOptions<Page, ApiError>,
) {
  return useList({
    page,
    read: readPageSearch,
    query: (search) => query({ page: search.page ?? 1, limit: cmsListLimit }, { query: { staleTime: 0 } }),
    limit: cmsListLimit,
    fixedLimit: true,
  })
}
