import { createFileRoute } from '@tanstack/react-router'
import { QuoteListPage } from '../../../features/quote/QuoteListPage.tsx'
import type { QuoteListSearch } from '../../../features/quote/quote-list-search.ts'
import { unread } from '../../../shared/search-params.ts'

export const Route = createFileRoute('/user/quote/list')({
  staticData: { name: 'quote/list', layout: 'user', guards: [], title: 'quotes', texts: ['quote'] },
  validateSearch: unread<QuoteListSearch>,
  component: QuoteListPage,
})
