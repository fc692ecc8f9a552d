import type { Schemas } from '@portal/api-client/contract'
import { fromRfc, instantOf } from '../time/zones.ts'

interface Stay {
  readonly check_in_date: string
  readonly tz: string
  /** Epoch ms of the check-out. */
  readonly service_end: number
}

/** Whether the guests come during their stay: from the day of the check-in until the check-out. */
export function arrivalError(
  { check_in_date, tz, service_end }: Stay,
  note: Schemas['ArrivalNote'] | null | undefined,
): 'arrival_outside_stay' | null {
  if (!note?.eta_local) return null
  const at = fromRfc(note.eta_local)
  return at < instantOf(check_in_date, '00:00', tz) || at >= service_end ? 'arrival_outside_stay' : null
}
