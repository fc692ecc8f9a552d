import { createFileRoute } from '@tanstack/react-router'
import { InvoiceTitlesPage } from '../../../features/invoice/InvoiceTitlesPage.tsx'
import type { InvoiceTitlesSearch } from '../../../features/invoice/invoice-titles-search.ts'
import { unread } from '../../../shared/search-params.ts'

export const Route = createFileRoute('/user/invoice/manage')({
  staticData: {
    name: 'invoice/manage',
    layout: 'user',
    guards: [],
    title: 'invoiceTitles',
    texts: ['invoice', 'document', 'filters'],
  },
  validateSearch: unread<InvoiceTitlesSearch>,
  component: InvoiceTitlesPage,
})
