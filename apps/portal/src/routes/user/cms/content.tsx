import { createFileRoute } from '@tanstack/react-router'
import type { CmsListSearch } from '../../../features/cms/cms-list-search.ts'
import { ContributionsPage } from '../../../features/cms/member/ContributionsPage.tsx'
import { unread } from '../../../shared/search-params.ts'

export const Route = createFileRoute('/user/cms/content')({
  staticData: { name: 'cms/content', layout: 'user', guards: [], title: 'contributions', texts: ['cms'] },
  validateSearch: unread<CmsListSearch>,
  component: ContributionsPage,
})
