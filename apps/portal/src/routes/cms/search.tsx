import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/cms/search')({
  staticData: {
    name: 'cms/search',
    layout: 'cms',
    guards: [],
    title: 'cmsSearch',
    texts: [],
  },
  component: NotThereYet,
})
