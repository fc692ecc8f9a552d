import { createFileRoute } from '@tanstack/react-router'
import { InvoiceApplyPage } from '../../../features/invoice/apply/InvoiceableOrders.tsx'
import { readInvoiceApplySearch } from '../../../features/invoice/invoice-search.ts'

export const Route = createFileRoute('/user/invoice/apply')({
  staticData: {
    name: 'invoice/apply',
    layout: 'user',
    guards: [],
    title: 'invoiceApply',
    texts: ['invoice', 'document', 'filters'],
    needs: ['listInvoiceableOrders'],
    activeMenuPaths: ['/user/invoice/apply'],
  },
  validateSearch: readInvoiceApplySearch,
  component: InvoiceApplyPage,
})
