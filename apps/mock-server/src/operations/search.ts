import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const searchOperations = {
  listSearchHistory: generated('listSearchHistory'),
} satisfies Partial<Operations>
