import { createFileRoute } from '@tanstack/react-router'
import type { CmsListSearch } from '../../../features/cms/cms-list-search.ts'
import { MyCommentsPage } from '../../../features/cms/member/MyCommentsPage.tsx'
import { unread } from '../../../shared/search-params.ts'

export const Route = createFileRoute('/user/cms/comment')({
  staticData: { name: 'cms/comment', layout: 'user', guards: [], title: 'comments', texts: ['cms'] },
  validateSearch: unread<CmsListSearch>,
  component: MyCommentsPage,
})
