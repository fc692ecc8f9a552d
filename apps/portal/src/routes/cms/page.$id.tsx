import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/cms/page/$id')({
  staticData: {
    name: 'cms/page',
    layout: 'cms',
    guards: [],
    title: 'cmsPage',
    texts: [],
  },
  component: NotThereYet,
})
