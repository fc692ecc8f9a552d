import { ErrorState } from '@portal/ui'
import { loadFaultText } from './load-fault-text.ts'

interface LoadFaultProps {
  error: unknown
  onRetry: () => void
  retrying?: boolean
}

/** Stands where something could not be loaded. */
export function LoadFault({ error, onRetry, retrying = false }: LoadFaultProps) {
  return <ErrorState message={loadFaultText(error)} onRetry={onRetry} retrying={retrying} />
}
