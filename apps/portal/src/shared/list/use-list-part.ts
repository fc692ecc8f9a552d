import type { ApiError } from '@portal/api-client'
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type RowPage, rowsState } from './rows-state.ts'
import type { List } from './use-list.ts'

/** A list in a part of a page or dialog; its page is not in the URL. */
export function useListPart<Page extends RowPage<unknown>>(
  limit: number,
  query: (turn: { page: number; limit: number }) => UseQueryOptions<Page, ApiError>,
): Pick<List<object, Page>, 'data' | 'rows'> {
  const [page, setPage] = useState(1)
  const asked = useQuery({ ...query({ page, limit }), placeholderData: keepPreviousData })
  return { data: asked.data, rows: rowsState(asked, { page, limit, onPage: setPage }) }
}
