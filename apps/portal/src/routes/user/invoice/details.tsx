import { createFileRoute } from '@tanstack/react-router'
import { InvoiceListPage } from '../../../features/invoice/InvoiceListPage.tsx'
import { readInvoiceListSearch } from '../../../features/invoice/invoice-search.ts'

export const Route = createFileRoute('/user/invoice/details')({
  staticData: {
    name: 'invoice/details',
    layout: 'user',
    guards: [],
    title: 'invoiceDetails',
    texts: ['invoice', 'document', 'filters', 'export'],
    needs: ['listInvoices'],
  },
  validateSearch: readInvoiceListSearch,
  component: InvoiceListPage,
})
