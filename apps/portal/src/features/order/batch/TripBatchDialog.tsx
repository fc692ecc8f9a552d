import JoinTripDialog from '../../../trade/trip/JoinTripDialog.tsx'
import type { BatchDialogProps } from './batch-action.ts'

/** Puts the selected orders into a trip. */
export default function TripBatchDialog({ picked, onClose }: BatchDialogProps) {
  return <JoinTripDialog orders={picked.rows} onJoined={picked.clear} onClose={onClose} />
}
