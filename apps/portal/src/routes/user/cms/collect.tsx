import { createFileRoute } from '@tanstack/react-router'
import { CollectedPage } from '../../../features/cms/member/CollectedPage.tsx'
import { readPageSearch } from '../../../shared/search-params.ts'

export const Route = createFileRoute('/user/cms/collect')({
  staticData: {
    name: 'cms/collect',
    layout: 'user',
    guards: [],
    title: 'collected',
    texts: ['cms'],
    needs: ['listReadingRecords'],
  },
  validateSearch: readPageSearch,
  component: CollectedPage,
})
