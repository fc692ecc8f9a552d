import { createFileRoute } from '@tanstack/react-router'
import type { CmsListSearch } from '../../../features/cms/cms-list-search.ts'
import { PaidContentPage } from '../../../features/cms/member/PaidContentPage.tsx'
import { unread } from '../../../shared/search-params.ts'

export const Route = createFileRoute('/user/cms/order')({
  staticData: { name: 'cms/order', layout: 'user', guards: [], title: 'paidContent', texts: ['cms'] },
  validateSearch: unread<CmsListSearch>,
  component: PaidContentPage,
})
