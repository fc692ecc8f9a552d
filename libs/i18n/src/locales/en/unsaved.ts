import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/unsaved.ts'

export default {
  leave: {
    title: 'Leave this page?',
    text: 'What you have typed has not been sent and would be lost.',
    confirm: 'Leave',
  },
  language: {
    title: 'Switch the language now?',
    text: 'The page opens again in the other language, and what you have typed without sending it would be lost.',
    confirm: 'Switch',
  },
  signOut: {
    title: 'Sign out now?',
    text: 'What you have typed has not been sent and would be lost.',
    confirm: 'Sign out',
  },
  newVersion: {
    title: 'There is a new version of the portal',
    text: 'Opening it reloads the page; anything typed into a form and not sent would be lost.',
    reload: 'Open the new version',
    later: 'Finish the form first',
  },
  stay: 'Stay on this page',
} as const satisfies Texts<typeof zh>
