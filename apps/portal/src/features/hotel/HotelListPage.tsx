import { NotThereYet } from '../../layouts/NotThereYet.tsx'

export function HotelListPage() {
  return <NotThereYet />
}
