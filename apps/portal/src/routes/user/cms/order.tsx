import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/user/cms/order')({
  staticData: {
    name: 'cms/order',
    layout: 'user',
    guards: [],
    title: 'paidContent',
    texts: [],
  },
  component: NotThereYet,
})
