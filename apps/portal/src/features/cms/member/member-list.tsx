import type { ApiError } from '@portal/api-client'
import type { UseQueryOptions } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ButtonLink } from '../../../shared/ButtonLink.tsx'
import type { RowPage } from '../../../shared/list/rows-state.ts'
import { useList } from '../../../shared/list/use-list.ts'
import { readPageSearch } from '../../../shared/search-params.ts'

/** Rows per page, as in the ancestors. */
const cmsListLimit = 10

interface Turn {
  page: number
  limit: number
}

/** A member's own list in the content section. It loads again whenever it is opened. */
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

/** Leads from an empty list to the articles. */
export function BrowseArticles({ label }: { label: string }) {
  return <ButtonLink to="/cms/search">{label}</ButtonLink>
}

/** Goes to the page of an article, by its number. */
export function useOpenArticle() {
  const navigate = useNavigate()
  return (id: number) => void navigate({ to: '/cms/info/$id', params: { id: String(id) } })
}
