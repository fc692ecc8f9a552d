import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/user/manage/subAccount')({
  staticData: {
    name: 'manage/subAccount',
    layout: 'user',
    guards: [],
    title: 'subAccounts',
    texts: [],
  },
  component: NotThereYet,
})
