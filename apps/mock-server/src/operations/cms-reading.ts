import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const cmsReadingOperations = {
  getArticle: generated('getArticle'),
  likeArticle: generated('likeArticle'),
  collectArticle: generated('collectArticle'),
  commentArticle: generated('commentArticle'),
  listArticleComments: generated('listArticleComments'),
} satisfies Partial<Operations>
