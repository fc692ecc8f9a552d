import { createFileRoute } from '@tanstack/react-router'
import { AllocationSettingPage } from '../../../features/allocation/AllocationSettingPage.tsx'

export const Route = createFileRoute('/user/manage/allocation')({
  staticData: {
    name: 'manage/allocation',
    layout: 'user',
    guards: [],
    title: 'allocation',
    texts: ['allocation'],
    needs: ['getAllocationSetting'],
  },
  component: AllocationSettingPage,
})
