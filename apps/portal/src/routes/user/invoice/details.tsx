import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/user/invoice/details')({
  staticData: {
    name: 'invoice/details',
    layout: 'user',
    guards: [],
    title: 'invoiceDetails',
    texts: [],
  },
  component: NotThereYet,
})
