import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const hotelCalendarOperations = {
  getHotelCalendar: generated('getHotelCalendar'),
} satisfies Partial<Operations>
