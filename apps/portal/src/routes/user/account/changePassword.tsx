import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/user/account/changePassword')({
  staticData: {
    name: 'account/changePassword',
    layout: 'user',
    guards: [],
    title: 'changePassword',
    texts: [],
  },
  component: NotThereYet,
})
