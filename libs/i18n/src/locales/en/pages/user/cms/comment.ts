import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/cms/comment.ts'

export default {
  table: 'My comments',
  comment: 'Comment',
  article: 'Article',
  time: 'Written',
  gone: 'The article is gone',
  status: {
    normal: 'Shown',
    unaudited: 'Waiting for review',
    refused: 'Refused',
  },
  removeTitle: 'Delete this comment?',
  removed: 'Comment deleted',
  removeText: 'Your comment on “{{title}}” will be deleted permanently.',
  none: 'No comments yet',
  noneHint: 'What you write below articles appears here.',
  browse: 'Browse articles',
} as const satisfies Texts<typeof zh>
