import { NotThereYet } from '../../layouts/NotThereYet.tsx'

export function BalancePage() {
  return <NotThereYet />
}
