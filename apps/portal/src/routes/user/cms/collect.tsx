import { createFileRoute } from '@tanstack/react-router'
import { readCmsListSearch } from '../../../features/cms/cms-list-search.ts'
import { CollectedPage } from '../../../features/cms/member/CollectedPage.tsx'

export const Route = createFileRoute('/user/cms/collect')({
  staticData: {
    name: 'cms/collect',
    layout: 'user',
    guards: [],
    title: 'collected',
    texts: ['cms'],
    needs: ['listReadingRecords'],
  },
  validateSearch: readCmsListSearch,
  component: CollectedPage,
})
