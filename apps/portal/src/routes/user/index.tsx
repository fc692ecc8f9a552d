import { createFileRoute } from '@tanstack/react-router'
import { NoMemberPage } from '../../layouts/NoMemberPage.tsx'
import { toFirstMemberPage } from '../../navigation/first-member-page.ts'

export const Route = createFileRoute('/user/')({
  staticData: { name: 'user', layout: 'user', guards: [], title: 'memberCentre', texts: [], needs: [] },
  beforeLoad: toFirstMemberPage,
  component: NoMemberPage,
})
