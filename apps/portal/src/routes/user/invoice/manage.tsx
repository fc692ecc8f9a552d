import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/user/invoice/manage')({
  staticData: {
    name: 'invoice/manage',
    layout: 'user',
    guards: [],
    title: 'invoiceTitles',
    texts: [],
  },
  component: NotThereYet,
})
