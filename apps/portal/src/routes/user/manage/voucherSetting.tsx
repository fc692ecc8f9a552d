import { createFileRoute } from '@tanstack/react-router'
import { VoucherSettingPage } from '../../../features/voucher/VoucherSettingPage.tsx'
import { loadProductPart } from '../../../trade/product/parts.ts'

export const Route = createFileRoute('/user/manage/voucherSetting')({
  staticData: {
    name: 'manage/voucherSetting',
    layout: 'user',
    guards: [],
    title: 'voucherSetting',
    texts: ['voucher'],
    needs: ['getVoucherSetting'],
  },
  loader: () => loadProductPart('vouchers'),
  component: VoucherSettingPage,
})
