import type { Texts } from '../../../../text-types.ts'
import type zh from '../../../zh-cn/pages/voucher/check.ts'

export default {
  title: 'Check a voucher',
  means: {
    valid: 'This is the newest voucher of the booking and may be used.',
    superseded: 'A newer voucher has been issued for this booking; please ask for it.',
    cancelled: 'The booking is cancelled and this voucher is void.',
  },
  bookingId: 'Booking ID',
  version: 'Newest version',
  issued: 'Issued',
  hotelConfirmation: 'Hotel confirmation no.',
  supplierRef: 'Supplier reference',
  notGiven: 'not given yet',
  compare: 'Please compare these numbers and the version with your copy.',
  unknown: 'This is not one of our vouchers',
  unknownHint: 'The link may be incomplete; please scan the code on the voucher again.',
} as const satisfies Texts<typeof zh>
