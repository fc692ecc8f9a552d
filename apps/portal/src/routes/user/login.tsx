import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../../features/session/LoginPage.tsx'
import { readLoginSearch } from '../../features/session/login-search.ts'

export const Route = createFileRoute('/user/login')({
  staticData: {
    name: 'userLogin',
    layout: 'none',
    guards: [],
    title: 'login',
    texts: ['user/login'],
    needs: ['signIn'],
    noNeedLogin: true,
  },
  validateSearch: readLoginSearch,
  component: LoginPage,
})
