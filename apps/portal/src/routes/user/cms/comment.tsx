import { createFileRoute } from '@tanstack/react-router'
import { MyCommentsPage } from '../../../features/cms/member/MyCommentsPage.tsx'
import { readPageSearch } from '../../../shared/search-params.ts'

export const Route = createFileRoute('/user/cms/comment')({
  staticData: {
    name: 'cms/comment',
    layout: 'user',
    guards: [],
    title: 'comments',
    texts: ['cms'],
    needs: ['listMyComments'],
  },
  validateSearch: readPageSearch,
  component: MyCommentsPage,
})
