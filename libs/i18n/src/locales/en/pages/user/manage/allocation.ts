import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/manage/allocation.ts'

export default {
  hint: 'These fields are part of booking forms, orders, lists, bills and exports. Existing orders stay as they are.',
  about: {
    own_reference: 'Your number of the group or purchase order',
    customer: 'The customer an order belongs to',
    cost_centre: 'Where you account for the order',
  },
  uses: { off: 'Not used', offered: 'Optional', required: 'Required' },
  save: 'Save',
  refused: 'Only administrators can change this.',
} as const satisfies Texts<typeof zh>
