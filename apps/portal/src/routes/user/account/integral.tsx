import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/user/account/integral')({
  staticData: {
    name: 'account/integral',
    layout: 'user',
    guards: [],
    title: 'integral',
    texts: [],
  },
  component: NotThereYet,
})
