import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/user/iframe/$url')({
  staticData: {
    name: 'iframe',
    layout: 'user',
    guards: [],
    title: 'embedded',
    texts: [],
  },
  component: NotThereYet,
})
