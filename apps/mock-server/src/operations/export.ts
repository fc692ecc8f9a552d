import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const exportOperations = {
  getExport: generated('getExport'),
  downloadExport: generated('downloadExport'),
} satisfies Partial<Operations>
