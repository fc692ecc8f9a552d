import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const markupOperations = {
  listMarkupRules: generated('listMarkupRules'),
  saveMarkupRule: generated('saveMarkupRule'),
} satisfies Partial<Operations>
