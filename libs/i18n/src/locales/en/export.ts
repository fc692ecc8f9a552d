import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/export.ts'

export default {
  button: 'Export',
  busy: 'Preparing: {{percent}}%',
  formats: { xlsx: 'Excel (.xlsx), recommended', csv: 'CSV (.csv)' },
  saved: '{{name}} has been saved',
  again: 'The export status is unavailable; the export continues and will be checked again',
  failed: 'The export failed. Please try again.',
} as const satisfies Texts<typeof zh>
