import { createFileRoute } from '@tanstack/react-router'
import { VoucherCheckPage } from '../../features/voucher/VoucherCheckPage.tsx'

export const Route = createFileRoute('/voucher/$token')({
  staticData: {
    name: 'voucher/check',
    layout: 'none',
    guards: [],
    title: 'voucherCheck',
    texts: [],
    needs: ['verifyVoucher'],
  },
  component: VoucherCheckPage,
})
