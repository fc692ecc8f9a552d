import { createFileRoute } from '@tanstack/react-router'
import { CmsSearchPage } from '../../features/cms/CmsSearchPage.tsx'

export const Route = createFileRoute('/cms/search')({
  staticData: {
    name: 'cms/search',
    layout: 'cms',
    guards: [],
    title: 'cmsSearch',
    texts: ['cms'],
    needs: ['listHotKeywords', 'listArticles'],
  },
  component: CmsSearchPage,
})
