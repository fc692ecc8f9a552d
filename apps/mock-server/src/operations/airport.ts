import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const airportOperations = {
  listAirports: generated('listAirports'),
  lookUpFlights: generated('lookUpFlights'),
  searchTransfers: generated('searchTransfers'),
  quoteTransfer: generated('quoteTransfer'),
  bookTransfer: generated('bookTransfer'),
} satisfies Partial<Operations>
