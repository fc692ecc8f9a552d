import { createFileRoute } from '@tanstack/react-router'
import { isCmsId } from '../../features/cms/cms-address.ts'
import { SinglePage } from '../../features/cms/SinglePage.tsx'

export const Route = createFileRoute('/cms/page/$id')({
  staticData: {
    name: 'cms/page',
    layout: 'cms',
    guards: [],
    title: 'cmsPage',
    texts: ['cms'],
    validate: ({ id = '' }) => isCmsId(id),
  },
  component: SinglePage,
})
