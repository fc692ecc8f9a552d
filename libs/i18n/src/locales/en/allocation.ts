import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/allocation.ts'

export default {
  title: 'Reference and customer',
  fields: { own_reference: 'Own reference', customer: 'Customer', cost_centre: 'Cost centre' },
  none: 'Not given',
  edit: 'Edit',
  dialog: 'Reference and customer of {{id}}',
  hint: 'Seen by your company only, never by the supplier. Changes are kept in the history of the order.',
  save: 'Save',
  saved: 'Reference and customer saved',
} as const satisfies Texts<typeof zh>
