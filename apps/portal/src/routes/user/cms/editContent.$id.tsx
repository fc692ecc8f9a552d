import { createFileRoute } from '@tanstack/react-router'
import { readEditSearch } from '../../../features/cms/cms-search.ts'
import { EditContentPage } from '../../../features/cms/edit/EditContentPage.tsx'

export const Route = createFileRoute('/user/cms/editContent/$id')({
  staticData: {
    name: 'cms/editContent',
    layout: 'user',
    guards: [],
    title: 'editContent',
    texts: ['cms'],
    needs: ['getContributionForm'],
    activeMenuPaths: ['/user/cms/content'],
    validate: ({ id = '' }) => /^(?:0|[1-9]\d{0,15})$/.test(id),
  },
  validateSearch: readEditSearch,
  component: EditContentPage,
})
