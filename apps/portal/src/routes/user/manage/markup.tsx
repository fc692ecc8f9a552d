import { createFileRoute } from '@tanstack/react-router'
import { MarkupPage } from '../../../features/markup/MarkupPage.tsx'

export const Route = createFileRoute('/user/manage/markup')({
  staticData: {
    name: 'manage/markup',
    layout: 'user',
    guards: [],
    title: 'markup',
    texts: ['document'],
    needs: ['listMarkupRules'],
  },
  component: MarkupPage,
})
