import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/cms/info/$id')({
  staticData: {
    name: 'cms/info',
    layout: 'cms',
    guards: [],
    title: 'cmsInfo',
    texts: [],
  },
  component: NotThereYet,
})
