import type { Texts } from '../../../../text-types.ts'
import type zh from '../../../zh-cn/pages/voucher/check.ts'

export default {
  title: 'Check a voucher',
  means: {
    valid: 'This is the newest voucher of the booking and may be used.',
    superseded: 'A newer voucher has been issued for this booking; please ask for it.',
    cancelling: 'The booking is being cancelled. Please ask the agency before you use this voucher.',
    cancelled: 'The booking is cancelled and this voucher is void.',
    no_show: 'The guests did not come, and the booking is closed. This voucher can no longer be used.',
    over: 'The booked service is over. This voucher can no longer be used.',
  },
  bookingId: 'Booking ID',
  version: 'Newest version',
  issued: 'Issued',
  rooms: 'Rooms',
  hotelConfirmation: 'Hotel confirmation no.',
  supplierRef: 'Supplier reference',
  notGiven: 'not given yet',
  compare: 'Please compare these numbers and the version with your copy.',
  unknown: 'This is not one of our vouchers',
  unknownHint: 'The link may be incomplete; please scan the code on the voucher again.',
} as const satisfies Texts<typeof zh>
