import { createFileRoute } from '@tanstack/react-router'
import { ChangePasswordPage } from '../../../features/account/ChangePasswordPage.tsx'

export const Route = createFileRoute('/user/account/changePassword')({
  staticData: {
    name: 'account/changePassword',
    layout: 'user',
    guards: [],
    title: 'changePassword',
    texts: ['session'],
    needs: ['changePassword'],
  },
  component: ChangePasswordPage,
})
