import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/release.ts'

export default {
  title: 'There is a new version of the portal',
  text: 'Opening it reloads the page; anything typed into a form and not sent would be lost.',
  reload: 'Open the new version',
  later: 'Finish the form first',
} as const satisfies Texts<typeof zh>
