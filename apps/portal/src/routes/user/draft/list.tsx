import { createFileRoute } from '@tanstack/react-router'
import { DraftListPage } from '../../../features/draft/DraftListPage.tsx'
import type { DraftListSearch } from '../../../features/draft/draft-list-search.ts'
import { unread } from '../../../shared/search-params.ts'

export const Route = createFileRoute('/user/draft/list')({
  staticData: { name: 'draft/list', layout: 'user', guards: [], title: 'drafts', texts: [] },
  validateSearch: unread<DraftListSearch>,
  component: DraftListPage,
})
