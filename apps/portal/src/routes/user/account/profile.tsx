import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../../../features/account/ProfilePage.tsx'

export const Route = createFileRoute('/user/account/profile')({
  staticData: {
    name: 'account/profile',
    layout: 'user',
    guards: [],
    title: 'profile',
    texts: ['verification', 'second-factor'],
    needs: [],
  },
  component: ProfilePage,
})
