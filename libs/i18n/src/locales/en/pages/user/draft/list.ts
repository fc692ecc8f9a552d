import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/draft/list.ts'

export default {
  table: 'Unfinished bookings',
  title: 'Booking',
  untitled: 'Untitled',
  product: 'Product',
  step: 'Step',
  steps: { search: 'Searching', select: 'Choosing', guests: 'Guests', review: 'Review' },
  owner: 'Begun by',
  you: 'You',
  updated: 'Last saved',
  actions: 'Actions',
  remove: 'Delete',
  removeTitle: 'Delete this draft?',
  removeText: 'What was entered for “{{title}}” will be deleted and cannot be brought back.',
  none: 'No unfinished bookings',
  noneHint: 'Booking forms are saved by themselves; what was not sent stands here.',
  search: 'Search hotels',
} as const satisfies Texts<typeof zh>
