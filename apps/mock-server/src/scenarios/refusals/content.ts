import { first } from '../stage.ts'
import { attemptOf, type Refusals, refuseNext } from './refusal.ts'

const me = 'goldenland'

/** Files, links and the content section. */
export const contentRefusals: Refusals<
  | 'FILE_INCOMPLETE'
  | 'FILE_TYPE_NOT_ALLOWED'
  | 'FILE_TOO_LARGE'
  | 'STORAGE_FULL'
  | 'LINK_INVALID'
  | 'ALREADY_LIKED'
  | 'COMMENT_CLOSED'
> = {
  FILE_INCOMPLETE: {
    text: { en: 'Choose an empty file as your picture.', 'zh-cn': '选择一个空文件作为头像。' },
    persona: me,
    prepare: (stage) => ({
      path: '/user/account/profile',
      attempt: () => stage.as(me).upload(new File([], 'stamp.png', { type: 'image/png' })),
    }),
  },
  FILE_TYPE_NOT_ALLOWED: {
    text: { en: 'Report a top-up with a program as its proof.', 'zh-cn': '充值时上传程序文件作为凭证。' },
    persona: me,
    prepare: (stage) => ({
      path: '/user/account/balance',
      attempt: () => stage.as(me).upload(new File(['#!/bin/sh'], 'run.sh', { type: 'text/plain' })),
    }),
  },
  FILE_TOO_LARGE: {
    text: {
      en: 'Report a top-up with a proof of more than 10 MB.',
      'zh-cn': '充值时上传超过 10 MB 的凭证。',
    },
    persona: me,
    prepare: (stage) => ({
      path: '/user/account/balance',
      attempt: () =>
        stage
          .as(me)
          .upload(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'scan.png', { type: 'image/png' })),
    }),
  },
  STORAGE_FULL: {
    text: { en: 'The next file finds no room.', 'zh-cn': '下一次上传提示存储空间已满。' },
    persona: me,
    prepare: (stage) => {
      refuseNext(stage, 'uploadFile', 'STORAGE_FULL')
      const file = new File(['A list of guests'], 'guests.txt', { type: 'text/plain' })
      return { path: '/user/account/balance', attempt: () => stage.as(me).upload(file) }
    },
  },
  LINK_INVALID: {
    text: { en: 'The address of a voucher that nobody has issued.', 'zh-cn': '无人签发过的凭证地址。' },
    persona: null,
    prepare: (stage) => {
      const token = 'abcdefghijklmnopqrstuvwxyz012345'
      return {
        path: `/voucher/${token}`,
        attempt: attemptOf(stage, null, 'verifyVoucher', { query: { token } }),
      }
    },
  },
  ALREADY_LIKED: {
    text: { en: 'The article is liked already: like it again.', 'zh-cn': '该文章已点赞：请再次点赞。' },
    persona: me,
    prepare: async (stage) => {
      const again = attemptOf(stage, me, 'likeArticle', { body: { id: 202 } })
      await again()
      return { path: '/cms/info/202', attempt: again }
    },
  },
  COMMENT_CLOSED: {
    text: { en: 'The article takes no comments.', 'zh-cn': '该文章不允许评论。' },
    persona: me,
    prepare: (stage) => {
      const closed = stage.world.tables.cms_article.where(
        (row) => row.comments === 'disable' && row.status === 'normal',
      )
      const id = Number(first(closed, 'article without comments').id)
      const attempt = attemptOf(stage, me, 'commentArticle', { body: { id, content: 'Thank you.' } })
      return { path: `/cms/info/${id}`, attempt }
    },
  },
}
