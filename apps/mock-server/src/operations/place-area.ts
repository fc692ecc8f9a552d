import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const placeAreaOperations = {
  listAreas: generated('listAreas'),
} satisfies Partial<Operations>
