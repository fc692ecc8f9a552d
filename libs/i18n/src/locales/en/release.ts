import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/release.ts'

export default {
  title: 'There is a new version of the portal',
  text: 'It opens with a fresh page, and what you have typed into a form without sending it would be lost.',
  reload: 'Open the new version',
  later: 'Finish the form first',
} as const satisfies Texts<typeof zh>
