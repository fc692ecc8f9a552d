import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const dashboardOperations = {
  getDashboard: generated('getDashboard'),
} satisfies Partial<Operations>
