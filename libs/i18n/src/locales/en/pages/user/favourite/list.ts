import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/favourite/list.ts'

export default {
  table: 'Favourite hotels',
  hotel: 'Hotel',
  city: 'City',
  note: 'Note and labels',
  added: 'Added',
  actions: 'Actions',
  edit: 'Edit note',
  noteTitle: 'Your note about {{name}}',
  noteText: 'Note',
  noteHint: 'Only you can see it. At most {{count}} characters.',
  noteTags: 'Labels',
  noteTagsHint: 'Press Enter after each label; at most {{count}}, each of {{length}} characters',
  noteSave: 'Save',
  remove: 'Remove',
  removeTitle: 'Remove this favourite?',
  removeText:
    '“{{name}}” will be removed from your favourites. You can add it again from its page at any time.',
  removed: 'Removed from your favourites',
  removeNoted:
    '“{{name}}” will be removed from your favourites. Its note and labels are deleted and cannot be restored.',
  none: 'No favourite hotels yet',
  noneHint: 'Select the heart on a hotel in the results or on its page, and it will appear here.',
  search: 'Search hotels',
} as const satisfies Texts<typeof zh>
