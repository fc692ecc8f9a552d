import { createFileRoute, redirect } from '@tanstack/react-router'
import { NoMemberPage } from '../../layouts/NoMemberPage.tsx'
import { firstMemberPath } from '../../shared/address/pages.ts'

/** Bare `/user` leads on to the first page of the member menu; without one it says so. */
export const Route = createFileRoute('/user/')({
  staticData: { name: 'user', layout: 'user', guards: [], title: 'memberCentre', texts: [], needs: [] },
  beforeLoad: ({ preload, context: { router } }) => {
    const path = preload ? null : firstMemberPath(router)
    if (path !== null) throw redirect({ to: path, replace: true })
  },
  component: NoMemberPage,
})
