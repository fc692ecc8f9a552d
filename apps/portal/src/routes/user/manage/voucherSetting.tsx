import { createFileRoute } from '@tanstack/react-router'
import { VoucherSettingPage } from '../../../features/voucher/VoucherSettingPage.tsx'

export const Route = createFileRoute('/user/manage/voucherSetting')({
  staticData: {
    name: 'manage/voucherSetting',
    layout: 'user',
    guards: [],
    title: 'voucherSetting',
    texts: ['voucher'],
    needs: ['getVoucherSetting'],
  },
  component: VoucherSettingPage,
})
