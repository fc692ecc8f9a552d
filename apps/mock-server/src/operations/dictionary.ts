import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const dictionaryOperations = {
  getDictionaries: generated('getDictionaries'),
} satisfies Partial<Operations>
