import { transferAmendment } from '../features/airport/product/amendment.tsx'
import { rentalAmendment } from '../features/car/product/amendment.tsx'
import { stayAmendment } from '../features/hotel/product/amendment.tsx'

export const amendments = { hotel: stayAmendment, car: rentalAmendment, airport: transferAmendment }
