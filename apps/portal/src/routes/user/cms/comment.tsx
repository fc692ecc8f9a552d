import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/user/cms/comment')({
  staticData: {
    name: 'cms/comment',
    layout: 'user',
    guards: [],
    title: 'comments',
    texts: [],
  },
  component: NotThereYet,
})
