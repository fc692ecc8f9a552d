import type { Schemas } from '@portal/api-client'
import { useState } from 'react'

type Rate = Schemas['Rate']

/** More columns would be too narrow to read. */
export const mostSelected = 4

/** The rates selected for comparison. */
export interface RateSelection {
  has: (rate: Rate) => boolean
  full: boolean
  toggle: (rate: Rate) => void
  clear: () => void
  /** The selected ones among these rates, matched by content: a renewed list has renewed keys. */
  of: (rooms: readonly Schemas['RoomTypeRates'][]) => Rate[]
}

export function useRateSelection(): RateSelection {
  const [ids, setIds] = useState<readonly string[]>([])
  return {
    has: ({ rate_id }) => ids.includes(rate_id),
    full: ids.length >= mostSelected,
    toggle: ({ rate_id }) =>
      setIds((known) =>
        known.includes(rate_id)
          ? known.filter((id) => id !== rate_id)
          : [...known, rate_id].slice(0, mostSelected),
      ),
    clear: () => setIds([]),
    of: (rooms) =>
      ids.flatMap((id) => rooms.flatMap(({ rates }) => rates).find(({ rate_id }) => rate_id === id) ?? []),
  }
}
