import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/cms/collect.ts'

export default {
  table: 'Collected articles',
  collected: 'Collected',
  views: 'Views',
  remove: 'Remove',
  none: 'Nothing collected yet',
  noneHint: 'Press “Collect” at an article and it appears here.',
  browse: 'Browse articles',
} as const satisfies Texts<typeof zh>
