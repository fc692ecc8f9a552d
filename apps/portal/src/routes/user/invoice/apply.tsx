import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/user/invoice/apply')({
  staticData: {
    name: 'invoice/apply',
    layout: 'user',
    guards: [],
    title: 'invoiceApply',
    texts: [],
    activeMenuPaths: ['/user/invoice/apply'],
  },
  component: NotThereYet,
})
