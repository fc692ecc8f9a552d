import type { Texts } from '../../../../text-types.ts'
import type zh from '../../../zh-cn/pages/cms/search.ts'

export default {
  keyword: 'Words to search for',
  placeholder: 'For example visa, Bagan',
  hot: 'Searched most',
  change: 'Show others',
  times: '{{count}} times',
  times_one: '{{count}} time',
} as const satisfies Texts<typeof zh>
