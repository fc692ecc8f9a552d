import { NotThereYet } from '../../layouts/NotThereYet.tsx'

export function OrderListPage() {
  return <NotThereYet />
}
