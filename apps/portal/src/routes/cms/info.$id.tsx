import { createFileRoute } from '@tanstack/react-router'
import { ArticlePage } from '../../features/cms/article/ArticlePage.tsx'
import { isCmsId } from '../../features/cms/cms-search.ts'

export const Route = createFileRoute('/cms/info/$id')({
  staticData: {
    name: 'cms/info',
    layout: 'cms',
    guards: [],
    title: 'cmsInfo',
    texts: ['cms'],
    needs: ['getArticle'],
    validate: ({ id = '' }) => isCmsId(id),
  },
  component: ArticlePage,
})
