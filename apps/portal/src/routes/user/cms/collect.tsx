import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/user/cms/collect')({
  staticData: {
    name: 'cms/collect',
    layout: 'user',
    guards: [],
    title: 'collected',
    texts: [],
  },
  component: NotThereYet,
})
