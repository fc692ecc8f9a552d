import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/airport/list')({
  staticData: {
    name: 'airport/list',
    layout: 'cms',
    guards: [],
    title: 'airportList',
    texts: [],
  },
  component: NotThereYet,
})
