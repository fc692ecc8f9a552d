import { NotThereYet } from '../../layouts/NotThereYet.tsx'

export function OrderDetailPage() {
  return <NotThereYet />
}
