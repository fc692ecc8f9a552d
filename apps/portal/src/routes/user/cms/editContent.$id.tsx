import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/user/cms/editContent/$id')({
  staticData: {
    name: 'cms/editContent',
    layout: 'user',
    guards: [],
    title: 'editContent',
    texts: [],
  },
  component: NotThereYet,
})
