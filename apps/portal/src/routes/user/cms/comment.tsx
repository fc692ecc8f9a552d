import { createFileRoute } from '@tanstack/react-router'
import { readCmsListSearch } from '../../../features/cms/cms-list-search.ts'
import { MyCommentsPage } from '../../../features/cms/member/MyCommentsPage.tsx'

export const Route = createFileRoute('/user/cms/comment')({
  staticData: {
    name: 'cms/comment',
    layout: 'user',
    guards: [],
    title: 'comments',
    texts: ['cms'],
    needs: ['listMyComments'],
  },
  validateSearch: readCmsListSearch,
  component: MyCommentsPage,
})
