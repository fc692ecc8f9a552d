import { createFileRoute } from '@tanstack/react-router'
import { InvoiceApplyPage } from '../../../features/invoice/InvoiceApplyPage.tsx'
import type { InvoiceApplySearch } from '../../../features/invoice/invoice-apply-search.ts'
import { unread } from '../../../shared/search-params.ts'

export const Route = createFileRoute('/user/invoice/apply')({
  staticData: {
    name: 'invoice/apply',
    layout: 'user',
    guards: [],
    title: 'invoiceApply',
    texts: ['invoice', 'document', 'filters'],
    activeMenuPaths: ['/user/invoice/apply'],
  },
  validateSearch: unread<InvoiceApplySearch>,
  component: InvoiceApplyPage,
})
