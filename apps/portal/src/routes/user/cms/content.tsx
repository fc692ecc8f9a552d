import { createFileRoute } from '@tanstack/react-router'
import { ContributionsPage } from '../../../features/cms/member/ContributionsPage.tsx'
import { readPageSearch } from '../../../shared/search-params.ts'

export const Route = createFileRoute('/user/cms/content')({
  staticData: {
    name: 'cms/content',
    layout: 'user',
    guards: [],
    title: 'contributions',
    texts: ['cms'],
    needs: ['listContributions'],
  },
  validateSearch: readPageSearch,
  component: ContributionsPage,
})
