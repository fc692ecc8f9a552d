import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const favouriteOperations = {
  toggleFavourite: generated('toggleFavourite'),
  listFavourites: generated('listFavourites'),
} satisfies Partial<Operations>
