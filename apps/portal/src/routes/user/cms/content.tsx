import { createFileRoute } from '@tanstack/react-router'
import { readCmsListSearch } from '../../../features/cms/cms-list-search.ts'
import { ContributionsPage } from '../../../features/cms/member/ContributionsPage.tsx'

export const Route = createFileRoute('/user/cms/content')({
  staticData: {
    name: 'cms/content',
    layout: 'user',
    guards: [],
    title: 'contributions',
    texts: ['cms'],
    needs: ['listContributions'],
  },
  validateSearch: readCmsListSearch,
  component: ContributionsPage,
})
