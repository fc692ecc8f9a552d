import type { Texts } from '../../../../text-types.ts'
import type zh from '../../../zh-cn/pages/cms/channel.ts'

export default {
  search: 'Articles about “{{keyword}}”',
  tag: 'Tag: {{name}}',
  author: 'Articles by {{name}}',
  list: 'Articles',
  found: '{{count}} articles',
  found_one: '{{count}} article',
  sort: 'Sort by',
  sorts: {
    weigh: 'Default',
    recommend: 'Recommended',
    hot: 'Hot',
    views: 'Views',
    price: 'Price',
    publish_time: 'Time',
  },
  ascending: 'ascending',
  descending: 'descending',
  empty: 'No articles match',
  emptyHint: 'Try removing filters.',
  none: 'No articles here yet',
  noneHint: 'Try another search.',
  all: 'All articles of {{name}}',
  highlights: 'Highlights',
} as const satisfies Texts<typeof zh>
