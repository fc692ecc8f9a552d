import { createFileRoute } from '@tanstack/react-router'
import { InvoiceListPage } from '../../../features/invoice/InvoiceListPage.tsx'
import type { InvoiceListSearch } from '../../../features/invoice/invoice-list-search.ts'
import { unread } from '../../../shared/search-params.ts'

export const Route = createFileRoute('/user/invoice/details')({
  staticData: {
    name: 'invoice/details',
    layout: 'user',
    guards: [],
    title: 'invoiceDetails',
    texts: ['invoice', 'document', 'filters'],
  },
  validateSearch: unread<InvoiceListSearch>,
  component: InvoiceListPage,
})
