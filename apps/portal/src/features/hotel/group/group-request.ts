import { isSupported } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import type { Stay } from '../../../trade/search/stay.ts'
import type { HotelPageSearch } from '../detail/hotel-page-search.ts'

/** A line of the form; numbers and ages as they are typed. */
export interface RoomLine {
  /** Stable while lines are added and removed around it. */
  key: number
  room_type_id: string
  rooms: string
  adults: string
  /** Ages of the children of one room: `5, 8`. */
  ages: string
}

/** The fewest rooms of a group. */
const least = 10

/** Whether this member can ask for more rooms than one booking takes. */
export function useMayAskForGroup(): boolean {
  const mayBook = useHoldsNode('order/book')
  return mayBook && isSupported('requestGroup') && isSupported('getGroupRequest')
}

/** The rooms of a search as lines of the form, the first with as many more as a group needs. */
export function linesOf(rooms: Stay['rooms']): RoomLine[] {
  const kinds = Map.groupBy(rooms, ({ adults, child_ages }) => [adults, ...child_ages].join('-'))
  return [...kinds.values()].flatMap(([one, ...same], key) => {
    const missing = key === 0 ? Math.max(0, least - rooms.length) : 0
    return one
      ? {
          key,
          room_type_id: '',
          rooms: String(1 + same.length + missing),
          adults: String(one.adults),
          ages: one.child_ages.join(', '),
        }
      : []
  })
}

/** The address of a hotel's page with the request opened, or closed again. */
export const withGroupRequest = (
  { group: _, ...search }: HotelPageSearch,
  opened: boolean,
): HotelPageSearch => ({
  ...search,
  ...(opened && { group: true }),
})

/** Props of a button whose text takes two lines where it has to. */
export const wrappedButton = {
  maw: '100%',
  h: 'auto',
  mih: 'var(--button-height)',
  styles: { label: { whiteSpace: 'normal' } },
} as const
