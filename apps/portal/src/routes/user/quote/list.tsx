import { createFileRoute } from '@tanstack/react-router'
import { QuoteListPage } from '../../../features/quote/QuoteListPage.tsx'
import { readQuoteListSearch } from '../../../features/quote/quote-list-search.ts'

export const Route = createFileRoute('/user/quote/list')({
  staticData: {
    name: 'quote/list',
    layout: 'user',
    guards: [],
    title: 'quotes',
    texts: ['quote', 'filters'],
    needs: ['listQuotes'],
  },
  validateSearch: readQuoteListSearch,
  component: QuoteListPage,
})
