import { NotThereYet } from '../../layouts/NotThereYet.tsx'

export function OverviewPage() {
  return <NotThereYet />
}
