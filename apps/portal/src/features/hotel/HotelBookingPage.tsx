import { NotThereYet } from '../../layouts/NotThereYet.tsx'

export function HotelBookingPage() {
  return <NotThereYet />
}
