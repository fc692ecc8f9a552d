import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/user/cms/content')({
  staticData: {
    name: 'cms/content',
    layout: 'user',
    guards: [],
    title: 'contributions',
    texts: [],
  },
  component: NotThereYet,
})
