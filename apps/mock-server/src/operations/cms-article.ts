import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const cmsArticleOperations = {
  listNewArticles: generated('listNewArticles'),
  listArticles: generated('listArticles'),
  getCmsPage: generated('getCmsPage'),
  getAgreement: generated('getAgreement'),
} satisfies Partial<Operations>
