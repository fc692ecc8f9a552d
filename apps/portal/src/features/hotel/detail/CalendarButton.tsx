import type { Schemas } from '@portal/api-client'
import { addDays, nightsBetween, useText } from '@portal/i18n'
import { Button, IconCalendarEvent, lazyDialog } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type Stay, staySearchOf } from '../../../trade/search/stay.ts'
import type { StaySearch } from '../../../trade/search/stay-search.ts'

const PriceCalendar = lazyDialog(() => import('./PriceCalendar.tsx'))

interface CalendarButtonProps {
  hotel: Pick<Schemas['HotelInfo'], 'id' | 'tz'>
  search: StaySearch
  stay: Stay
}

/** Opens the price calendar; choosing a day moves the stay and keeps its nights. */
export function CalendarButton({ hotel, search, stay }: CalendarButtonProps) {
  const t = useText('hotel/detail')
  const navigate = useNavigate()
  const [opened, setOpened] = useState(false)
  const move = (check_in: string) => {
    setOpened(false)
    const check_out = addDays(check_in, nightsBetween(stay.check_in, stay.check_out))
    void navigate({
      to: '/hotel/detail/$id',
      params: { id: hotel.id },
      search: { ...search, ...staySearchOf({ ...stay, check_in, check_out }) },
      resetScroll: false,
    })
  }
  return (
    <>
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconCalendarEvent size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('calendar.open')}
      </Button>
      {opened && <PriceCalendar hotel={hotel} stay={stay} onClose={() => setOpened(false)} onDay={move} />}
    </>
  )
}
