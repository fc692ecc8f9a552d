import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/user/bill/apply')({
  staticData: {
    name: 'bill/apply',
    layout: 'user',
    guards: [],
    title: 'billApply',
    texts: [],
    activeMenuPaths: ['/user/bill/apply'],
  },
  component: NotThereYet,
})
