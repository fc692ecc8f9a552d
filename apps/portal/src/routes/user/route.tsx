import { createFileRoute, Outlet } from '@tanstack/react-router'

/** The member area: its guards hold for every page below, also for those with another layout. */
export const Route = createFileRoute('/user')({
  staticData: {
    name: null,
    layout: 'user',
    guards: ['user-mount', 'auth'],
    title: 'memberCentre',
    texts: [],
    needs: [],
  },
  component: Outlet,
})
