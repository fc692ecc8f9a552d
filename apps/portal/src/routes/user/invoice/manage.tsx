import { createFileRoute } from '@tanstack/react-router'
import { InvoiceTitlesPage } from '../../../features/invoice/InvoiceTitlesPage.tsx'
import { readInvoiceTitlesSearch } from '../../../features/invoice/invoice-search.ts'

export const Route = createFileRoute('/user/invoice/manage')({
  staticData: {
    name: 'invoice/manage',
    layout: 'user',
    guards: [],
    title: 'invoiceTitles',
    texts: ['invoice', 'document', 'filters'],
    needs: ['listInvoiceTitles'],
  },
  validateSearch: readInvoiceTitlesSearch,
  component: InvoiceTitlesPage,
})
