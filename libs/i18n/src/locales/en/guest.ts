import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/guest.ts'

export default {
  room: 'Room {{number}}',
  adult: 'Adult {{number}}',
  child: 'Child {{number}} (age {{age}})',
  infant: 'Infant {{number}} (age {{age}})',
  fullName: 'Full name',
  fullNameHint: 'As in the passport; a single name is fine',
  nameOf: 'Full name, room {{room}}, {{guest}}',
  lead: 'Lead guest',
  makeLead: 'Make lead guest',
  copyLead: 'Copy lead guest to all rooms',
  nothingToCopy:
    'Nothing to copy: name the lead guest of room 1, or clear the names that should be replaced.',
  known: {
    born: 'born {{birthday}}, {{count}} years old',
    born_one: 'born {{birthday}}, {{count}} year old',
    forget: 'Remove these details: {{name}}',
  },
  conflict: {
    unborn: 'Born on {{birthday}}, after {{day}}: please check the birth date.',
    young:
      'Born on {{birthday}}, so {{count}} years old on {{day}}: a child, but this place is for an adult. Choose another guest, or search again with a child of this age.',
    grown:
      'Born on {{birthday}}, so {{count}} years old on {{day}}: an adult, but this place is for a child of {{searched}}. Choose another guest, or search again with one more adult.',
    other:
      'Born on {{birthday}}, so {{count}} years old on {{day}}, but this place is for a child of {{searched}}. Choose another guest, or search again with this age.',
  },
  help: {
    single: 'Only one name: fine for a Burmese guest; otherwise please add the surname.',
    chinese: 'Please write it as in the passport, in pinyin with the surname first: WANG WEI.',
    surnameLast: 'Passports show the surname first.',
    title: 'Please leave out the title.',
    use: 'Use {{name}}',
  },
  paste: {
    open: 'Paste a list',
    title: 'Paste a list of guests',
    list: 'List',
    hint: 'One guest per line: room, name, type, age; names alone are fine. Paste straight from a spreadsheet or e-mail.',
    example: '1, WANG WEI, adult\n1, WANG LELE, child, 6',
    read: 'Read the list',
    fill: 'Fill in {{count}} guests',
    fill_one: 'Fill in {{count}} guest',
    found: 'Guests found',
    line: 'Line',
    room: 'Room',
    type: 'Type',
    adult: 'Adult',
    child: 'Child ({{age}})',
    nothing: 'No guest could be read; please check the list.',
    left: 'There is no place left for line {{lines}}; it will not be filled in.',
  },
  book: {
    open: 'Guest book',
    title: 'Guest book',
    search: 'Find a guest',
    next: 'Next: {{place}}',
    full: 'Every guest has a name.',
    empty: 'No guest found.',
    noPlace: 'No free place for this age',
    put: 'Fill in',
    putName: 'Fill in {{name}}',
    keep: 'Save {{count}} new guests',
    keep_one: 'Save {{count}} new guest',
    done: 'Done',
  },
  namesakes: {
    same: '{{guests}} have the same name, “{{name}}”.',
    inRoom: 'In room {{room}}, {{guests}} have the same name, “{{name}}”.',
    and: ' and ',
    correct: 'If a guest was entered twice by mistake, please correct one of the names; otherwise tick:',
    differentTwo: 'They are two different people',
    differentAll: 'They are all different people',
  },
  repeated: '“{{name}}” appears more than once; please check that these are different guests.',
} as const satisfies Texts<typeof zh>
