import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const guestOperations = {
  listGuests: generated('listGuests'),
  saveGuest: generated('saveGuest'),
  parseGuests: generated('parseGuests'),
} satisfies Partial<Operations>
