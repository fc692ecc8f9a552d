import { createFileRoute } from '@tanstack/react-router'
import { isCmsId } from '../../features/cms/cms-search.ts'
import { SinglePage } from '../../features/cms/SinglePage.tsx'
import { isAgreement } from '../../shared/agreements.ts'

export const Route = createFileRoute('/cms/page/$id')({
  staticData: {
    name: 'cms/page',
    layout: 'cms',
    guards: [],
    title: 'cmsPage',
    texts: ['cms'],
    needs: ['getCmsPage', 'getAgreement'],
    validate: ({ id = '' }) => isAgreement(id) || isCmsId(id),
  },
  component: SinglePage,
})
