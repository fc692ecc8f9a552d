import { useText } from '@portal/i18n'
import { Button, IconSearch, usePhone } from '@portal/ui'
import { useState } from 'react'
import styles from '../../../trade/search/search-form.module.css'
import { stayOf } from '../../../trade/search/stay.ts'
import type { StaySearch } from '../../../trade/search/stay-search.ts'
import { useSearchForm } from '../../../trade/search/use-search-form.ts'
import { useMayAskForGroup } from '../group/group-request.ts'
import { GroupHint } from './GroupHint.tsx'
import { NationalitySelect } from './NationalitySelect.tsx'
import { rememberNationality, usualNationality } from './nationalities.ts'
import { PlacePicker } from './PlacePicker.tsx'
import { RoomOccupancyPicker } from './RoomOccupancyPicker.tsx'
import { StayDates } from './StayDates.tsx'
import { searchErrors, searchValues, toSearch } from './stay-form.ts'

interface HotelSearchFormProps {
  /** Initial values from the address. A new key restarts the form. */
  search: StaySearch
  onSearch: (search: StaySearch) => void
}

/** The hotel search in one row: destination, dates, rooms, nationality. It sends nothing while a part is missing. */
export function HotelSearchForm({ search, onSearch }: HotelSearchFormProps) {
  const t = useText('stay')
  const rules = useText('validation')
  const [chosen, setChosen] = useState<string | null>(null)
  const begin = (target: StaySearch) => {
    if (target.nationality) rememberNationality(target.nationality)
    onSearch(target)
  }
  const {
    id: form,
    day,
    zone,
    values,
    errors,
    change,
    submit,
  } = useSearchForm({
    tz: search.tz,
    zoneOf: ({ place }) => place && (place.tz ?? (place.id === search.destination_id ? search.tz : null)),
    begin: (day) => searchValues(search, day ? stayOf(search, day) : null),
    errorsOf: searchErrors,
    toSearch: (known, day) =>
      toSearch({ ...known, nationality: chosen ?? search.nationality ?? usualNationality() }, day),
    onSearch: begin,
    isChangedBeside: chosen !== null && chosen !== (search.nationality ?? usualNationality()),
  })
  const phone = usePhone()
  const mayAskForGroup = useMayAskForGroup()
  const [began] = useState(values.typed)
  // Only after hydration: the prerendered page knows no device.
  const usual = day ? usualNationality() : values.nationality
  const nationality = chosen ?? search.nationality ?? usual

  // The address may name the place in another language or by id alone until its own name is known.
  const untouched = values.typed === began && values.place?.id === search.destination_id

  return (
    <form
      id={`${form}form`}
      className={styles.fields}
      data-stay
      onSubmit={submit}
      noValidate
      role="search"
      aria-label={t('form')}
    >
      <PlacePicker
        id={`${form}place`}
        place={values.place}
        typed={untouched ? (search.destination_name ?? '') : values.typed}
        onChange={(picked) => {
          change(picked)
          // The dates are next; on a phone their drawer would hide what was just chosen.
          if (picked.place && !phone) document.getElementById(`${form}dates`)?.click()
        }}
        onSearch={begin}
        error={errors.place && rules(errors.place)}
      />
      <StayDates
        id={`${form}dates`}
        check_in={values.check_in}
        check_out={values.check_out}
        onChange={change}
        tz={zone}
        error={errors.dates && rules(errors.dates)}
      />
      <RoomOccupancyPicker
        id={`${form}rooms`}
        rooms={values.rooms}
        onChange={(rooms) => change({ rooms })}
        error={errors.rooms && rules(errors.rooms)}
        more={
          mayAskForGroup && (
            <GroupHint place={values.place} search={day ? toSearch({ ...values, nationality }, day) : null} />
          )
        }
      />
      <NationalitySelect value={nationality} onChange={setChosen} />
      <Button type="submit" className={styles.submit} leftSection={<IconSearch size={18} aria-hidden />}>
        {t('submit')}
      </Button>
    </form>
  )
}
