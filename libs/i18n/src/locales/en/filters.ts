import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/filters.ts'

export default {
  keyword: 'Keyword',
  from: 'From',
  to: 'To',
  months: 'Month',
  month: 'Choose a month',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  anyMonth: 'Any time',
  apply: 'Search',
  more: 'More filters',
  fewer: 'Fewer filters',
  datesWrong: 'The end date cannot be before the start date',
  datesReversed: 'The end date ({{to}}) is before the start date ({{from}}), so nothing can match.',
  swapDates: 'Swap the dates',
  clearDates: 'Clear the dates',
} as const satisfies Texts<typeof zh>
