import { formatStay, useText } from '@portal/i18n'
import { Alert } from '@portal/ui'
import { replacedDates, type Stay } from '../../../shared/stay.ts'
import type { StaySearch } from '../../../shared/stay-search.ts'

interface ReplacedDatesNoteProps {
  search: Pick<StaySearch, 'check_in' | 'check_out'>
  /** What the prices are for. */
  stay: Stay
}

/** Says that days of the address cannot be booked, and which ones the prices are for. Not there where they can. */
export function ReplacedDatesNote({ search, stay }: ReplacedDatesNoteProps) {
  const t = useText('hotel')
  const asked = replacedDates(search, stay)
  if (asked === null) return null
  return (
    <Alert color="orange" role="status">
      {t('replacedDates', { asked, used: formatStay(stay.check_in, stay.check_out) })}
    </Alert>
  )
}
