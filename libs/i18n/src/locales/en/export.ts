import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/export.ts'

export default {
  button: 'Export',
  busy: 'Being written: {{percent}} %',
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' },
  saved: '{{name}} has been saved',
  again: 'No answer about the export; it goes on, and is asked after again',
  failed: 'The export has failed, please try again',
} as const satisfies Texts<typeof zh>
