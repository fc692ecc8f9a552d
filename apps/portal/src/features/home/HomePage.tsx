import { NotThereYet } from '../../layouts/NotThereYet.tsx'

export function HomePage() {
  return <NotThereYet />
}
