import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/user/account/profile')({
  staticData: {
    name: 'account/profile',
    layout: 'user',
    guards: [],
    title: 'profile',
    texts: [],
  },
  component: NotThereYet,
})
