import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../features/home/HomePage.tsx'
import { searchForms } from '../products/search-forms.tsx'

export const Route = createFileRoute('/')({
  staticData: {
    name: 'index',
    layout: 'common',
    guards: [],
    title: 'home',
    texts: ['stay', 'welcome'],
    needs: [],
  },
  component: () => <HomePage searchForms={searchForms} />,
})
