import { createFileRoute } from '@tanstack/react-router'
import { PublicQuotePage } from '../../features/quote/PublicQuotePage.tsx'

export const Route = createFileRoute('/quote/$token')({
  staticData: {
    name: 'quote/public',
    layout: 'none',
    guards: [],
    title: 'publicQuote',
    texts: ['quote', 'hotel'],
    needs: ['getPublicQuote'],
  },
  component: PublicQuotePage,
})
