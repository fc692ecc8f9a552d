import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/cms/channel/$value/{-$type}')({
  staticData: {
    name: 'cms/channel',
    layout: 'cms',
    guards: [],
    title: 'cmsChannel',
    texts: [],
    validate: ({ type }) => type === undefined || ['channel', 'tag', 'search', 'user'].includes(type),
  },
  component: NotThereYet,
})
