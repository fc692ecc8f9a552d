import { formatStay, useText } from '@portal/i18n'
import { Button, Flex, usePhone } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { today } from '../../../shared/time/server-clock.ts'
import { useSearchChange } from '../../../trade/results/search-change.tsx'
import { type Stay, staySearchOf } from '../../../trade/search/stay.ts'
import { useMayAskForGroup, withGroupRequest, wrappedButton } from '../group/group-request.ts'
import { NationalitySelect } from '../search/NationalitySelect.tsx'
import { OccupancyText, RoomOccupancyPicker } from '../search/RoomOccupancyPicker.tsx'
import { StayDates } from '../search/StayDates.tsx'
import { datesError, occupancies, roomEntries, roomsError } from '../search/stay-form.ts'
import type { HotelPageSearch } from './hotel-page-search.ts'
import styles from './StayBar.module.css'

interface StayBarProps {
  hotelId: string
  search: HotelPageSearch
  stay: Stay
  /** IANA zone of the hotel: its today is the first day to choose. */
  tz: string
  /** Younger children are infants at this hotel. */
  infantBelow: number
}

/** Dates, rooms and nationality of the rates below; sticky while scrolling. */
export function StayBar(props: StayBarProps) {
  const t = useText('stay')
  const phone = usePhone()
  const [open, setOpen] = useState(false)
  const { stay } = props
  if (phone && !open) {
    return (
      <div className={styles.bar}>
        <Flex component="p" direction="column" flex={1} fz="sm" style={{ wordBreak: 'keep-all' }}>
          <span>{formatStay(stay.check_in, stay.check_out)}</span>
          <span>
            <OccupancyText rooms={stay.rooms} infantBelow={props.infantBelow} />
          </span>
        </Flex>
        <Button variant="default" size="xs" onClick={() => setOpen(true)}>
          {t('change')}
        </Button>
      </div>
    )
  }
  return <StayForm {...props} />
}

function StayForm({ hotelId, search, stay, tz, infantBelow }: StayBarProps) {
  const t = useText('stay')
  const detail = useText('hotel/detail')
  const rules = useText('validation')
  const navigate = useNavigate()
  const day = today(tz)
  const form = useId()
  const mayAskForGroup = useMayAskForGroup()
  const [dates, setDates] = useState({ check_in: stay.check_in, check_out: stay.check_out })
  const [rooms, setRooms] = useState(() => roomEntries(stay.rooms))
  const [nationality, setNationality] = useState(stay.nationality)
  const errors = { dates: datesError(dates.check_in, dates.check_out, day), rooms: roomsError(rooms) }
  const occupied = occupancies(rooms)
  const isChanged =
    !occupied ||
    JSON.stringify(staySearchOf({ ...dates, rooms: occupied, nationality })) !==
      JSON.stringify(staySearchOf(stay))
  useSearchChange(form, isChanged)
  const { room: _room, picked: _picked, ...kept } = search
  const show = (group: boolean) => {
    if (errors.dates || !occupied) return
    void navigate({
      to: '/hotel/detail/$id',
      params: { id: hotelId },
      search: withGroupRequest(
        { ...kept, ...staySearchOf({ ...dates, rooms: occupied, nationality }) },
        group,
      ),
      resetScroll: false,
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    show(false)
  }
  return (
    <form id={form} className={styles.bar} onSubmit={submit} noValidate aria-label={t('change')}>
      <StayDates {...dates} onChange={setDates} tz={tz} error={errors.dates && rules(errors.dates)} />
      <RoomOccupancyPicker
        rooms={rooms}
        onChange={setRooms}
        infantBelow={infantBelow}
        error={errors.rooms && rules(errors.rooms)}
        more={
          mayAskForGroup && (
            <Button
              variant="subtle"
              size="compact-sm"
              {...wrappedButton}
              disabled={!occupied}
              onClick={() => show(true)}
            >
              {t('moreRooms')}
            </Button>
          )
        }
      />
      <NationalitySelect value={nationality} onChange={setNationality} />
      <Button type="submit" variant="light" mt={{ base: 0, sm: 'calc(1.25rem + 2px)' }}>
        {detail('update')}
      </Button>
    </form>
  )
}
