import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const uploadOperations = {
  uploadFile: generated('uploadFile'),
} satisfies Partial<Operations>
