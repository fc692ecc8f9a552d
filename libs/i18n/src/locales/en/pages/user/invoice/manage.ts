import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/invoice/manage.ts'

export default {
  filters: 'Filter titles',
  keywordHint: 'Name or tax number',
  table: 'Invoice titles',
  add: 'Add a title',
  default: 'Default',
  contact: 'Address, phone and bank',
  kinds: 'Kinds allowed',
  actions: 'Actions',
  editOf: 'Edit {{title}}',
  removeOf: 'Remove {{title}}',
  onlyLook: 'You may see the titles but not change them.',
  empty: 'No title matches',
  emptyHint: 'Try another keyword.',
  none: 'No invoice titles yet',
  noneHint: 'Add one before you apply for an invoice.',
  removeTitle: 'Remove a title',
  removeText: '“{{title}}” is removed. Applications that were sent keep it.',
  removeDefaultText:
    'The default title “{{title}}” is removed, and the next one becomes the default. Applications that were sent keep it.',
  remove: 'Remove the title',
  removed: 'Title removed',
} as const satisfies Texts<typeof zh>
