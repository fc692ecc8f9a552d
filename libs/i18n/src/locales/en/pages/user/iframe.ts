import type { Texts } from '../../../../text-types.ts'
import type zh from '../../../zh-cn/pages/user/iframe.ts'

export default {
  loading: 'Loading the page of {{host}}.',
  from: 'The content below comes from {{host}}.',
  newWindow: 'Open in a new window',
  refusedHint:
    'Only sites on the list of this portal can be embedded. Please ask the administrator if you need this one.',
} as const satisfies Texts<typeof zh>
