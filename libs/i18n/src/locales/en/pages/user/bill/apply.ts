import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/bill/apply.ts'

export default {
  intro:
    'Select credit orders and put them on a bill; once you have reviewed and confirmed it, it can be paid.',
  noRight: 'You do not have permission to apply for settlement',
  which: 'Orders shown',
  possible: 'Can be settled',
  all: 'All, with reasons',
  filters: 'Filter orders',
  serviceDate: 'Service ends',
  state: 'Settlement',
  money: 'Not billed yet',
  table: 'Orders to settle',
  sums: 'Not billed yet, all results',
  empty: 'No order matches',
  emptyHint: 'Widen or clear the dates and try again.',
  none: 'Nothing is waiting to be settled',
  noneHint: 'Orders paid on credit appear here until they are billed.',
  nonePossible: 'No order can be settled now',
  nonePossibleHint: 'An order on credit can be settled once its free cancellation has ended.',
  next: 'Apply for settlement',
  tooMany: 'A bill holds at most {{most}} orders',
  mixed: 'A bill holds orders of one currency only',
  dialog: 'Apply for settlement',
  chosen: 'Selected orders',
  effect:
    '{{count}} orders go on one bill of {{money}}, for you to review and confirm. Nothing is charged now.',
  effect_one: 'One order goes on a bill of {{money}}, for you to review and confirm. Nothing is charged now.',
  submit: 'Create a bill for {{money}}',
  done: 'Bill {{id}} created, please review',
} as const satisfies Texts<typeof zh>
