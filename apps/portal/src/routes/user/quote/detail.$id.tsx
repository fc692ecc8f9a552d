import { createFileRoute } from '@tanstack/react-router'
import { QuoteDetailPage } from '../../../features/quote/QuoteDetailPage.tsx'
import { loadProductPart } from '../../../trade/product/parts.ts'

export const Route = createFileRoute('/user/quote/detail/$id')({
  staticData: {
    name: 'quote/detail',
    layout: 'user',
    guards: [],
    title: 'quote',
    texts: ['quote', 'hotel', 'trip'],
    needs: ['getQuote'],
    activeMenuPaths: ['/user/quote/list'],
  },
  loader: () => loadProductPart('drafts'),
  component: QuoteDetailPage,
})
