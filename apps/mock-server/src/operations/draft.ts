import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const draftOperations = {
  listDrafts: generated('listDrafts'),
  saveDraft: generated('saveDraft'),
  removeDrafts: generated('removeDrafts'),
} satisfies Partial<Operations>
