import { createFileRoute } from '@tanstack/react-router'
import { DraftListPage } from '../../../features/draft/DraftListPage.tsx'
import { readPageSearch } from '../../../shared/search-params.ts'
import { loadProductPart } from '../../../trade/product/parts.ts'

export const Route = createFileRoute('/user/draft/list')({
  staticData: {
    name: 'draft/list',
    layout: 'user',
    guards: [],
    title: 'drafts',
    texts: [],
    needs: ['listDrafts'],
  },
  validateSearch: readPageSearch,
  loader: () => loadProductPart('drafts'),
  component: DraftListPage,
})
