import { createFileRoute } from '@tanstack/react-router'
import type { CmsListSearch } from '../../../features/cms/cms-list-search.ts'
import { CollectedPage } from '../../../features/cms/member/CollectedPage.tsx'
import { unread } from '../../../shared/search-params.ts'

export const Route = createFileRoute('/user/cms/collect')({
  staticData: { name: 'cms/collect', layout: 'user', guards: [], title: 'collected', texts: ['cms'] },
  validateSearch: unread<CmsListSearch>,
  component: CollectedPage,
})
