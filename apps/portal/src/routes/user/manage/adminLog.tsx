import { createFileRoute } from '@tanstack/react-router'
import { AdminLogPage } from '../../../features/sub-account/log/AdminLogPage.tsx'
import { readAdminLogSearch } from '../../../features/sub-account/log/admin-log-search.ts'

export const Route = createFileRoute('/user/manage/adminLog')({
  staticData: {
    name: 'manage/adminLog',
    layout: 'user',
    guards: [],
    title: 'adminLog',
    texts: ['filters', 'export'],
    needs: ['listAdminLog'],
  },
  validateSearch: readAdminLogSearch,
  component: AdminLogPage,
})
