import { createFileRoute } from '@tanstack/react-router'
import { ApprovalsPage } from '../../../features/approval/ApprovalList.tsx'
import { readApprovalSearch } from '../../../features/approval/approval-search.ts'

export const Route = createFileRoute('/user/approval/list')({
  staticData: {
    name: 'approval/list',
    layout: 'user',
    guards: [],
    title: 'approvals',
    texts: ['document', 'filters', 'order'],
    needs: ['listApprovals'],
  },
  validateSearch: readApprovalSearch,
  component: ApprovalsPage,
})
