import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/invoice/manage.ts'

export default {
  filters: 'Filter titles',
  keywordHint: 'Name or tax number',
  table: 'Invoice titles',
  add: 'Add a title',
  default: 'Default',
  contact: 'Address, phone and bank',
  kinds: 'Types allowed',
  actions: 'Actions',
  editOf: 'Edit {{title}}',
  removeOf: 'Remove {{title}}',
  onlyLook: 'You can see the titles but not change them.',
  empty: 'No title matches',
  emptyHint: 'Try another keyword.',
  none: 'No invoice titles yet',
  noneHint: 'Add one before you request an invoice.',
  removeTitle: 'Remove a title',
  removeText: '“{{title}}” is removed. Requests already sent keep it.',
  removeDefaultText:
    'The default title “{{title}}” is removed, and the next one becomes the default. Requests already sent keep it.',
  remove: 'Remove the title',
  removed: 'Title removed',
} as const satisfies Texts<typeof zh>
