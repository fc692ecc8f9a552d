import type { Texts } from '../../../../text-types.ts'
import type zh from '../../../zh-cn/pages/cms/page.ts'

export default {
  updated: 'Updated {{time}}',
  agreements: { about: 'About us', terms: 'Service terms', privacy: 'Privacy' },
} as const satisfies Texts<typeof zh>
