import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/guest.ts'

export default {
  room: 'Room {{number}}',
  adult: 'Adult {{number}}',
  child: 'Child {{number}} (age {{age}})',
  fullName: 'Full name',
  fullNameHint: 'As in the passport; a single word is a name too',
  nameOf: 'Full name, room {{room}}, {{guest}}',
  lead: 'Lead guest',
  makeLead: 'Make lead guest',
  copyLead: 'Copy lead guest to all rooms',
  repeated: '“{{name}}” is written more than once; please check that these are different guests.',
} as const satisfies Texts<typeof zh>
