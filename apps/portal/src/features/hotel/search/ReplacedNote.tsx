import { formatStay, useText } from '@portal/i18n'
import { Alert } from '@portal/ui'
import { replacedDates, replacedRooms, type Stay } from '../../../trade/search/stay.ts'
import type { StaySearch } from '../../../trade/search/stay-search.ts'
import { OccupancyText } from './RoomOccupancyPicker.tsx'

interface ReplacedNoteProps {
  search: Pick<StaySearch, 'check_in' | 'check_out' | 'rooms'>
  /** The stay that the prices are for. */
  stay: Stay
}

/**
 * Says which part of the address cannot be booked, and which stay the prices are for. Renders nothing if all of it
 * can.
 */
export function ReplacedNote({ search, stay }: ReplacedNoteProps) {
  const t = useText('hotel')
  const [dates, rooms] = [replacedDates(search, stay), replacedRooms(search, stay)]
  if (dates === null && rooms === null) return null
  return (
    <Alert color="orange" role="status">
      {dates !== null && (
        <div>{t('replacedDates', { asked: dates, used: formatStay(stay.check_in, stay.check_out) })}</div>
      )}
      {rooms !== null && (
        <div>
          {t('replacedRooms', { asked: rooms })} <OccupancyText rooms={stay.rooms} />
        </div>
      )}
    </Alert>
  )
}
