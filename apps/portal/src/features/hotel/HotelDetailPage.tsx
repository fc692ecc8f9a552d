import { NotThereYet } from '../../layouts/NotThereYet.tsx'

export function HotelDetailPage() {
  return <NotThereYet />
}
