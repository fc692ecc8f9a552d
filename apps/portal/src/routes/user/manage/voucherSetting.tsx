import { createFileRoute } from '@tanstack/react-router'
import { NotThereYet } from '../../../layouts/NotThereYet.tsx'

export const Route = createFileRoute('/user/manage/voucherSetting')({
  staticData: {
    name: 'manage/voucherSetting',
    layout: 'user',
    guards: [],
    title: 'voucherSetting',
    texts: [],
  },
  component: NotThereYet,
})
