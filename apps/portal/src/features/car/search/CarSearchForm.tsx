import { useText } from '@portal/i18n'
import { Button, Flex, IconSearch, Text } from '@portal/ui'
import { DateTimeField } from '../../../trade/ride/DateTimeField.tsx'
import { PassengersPicker } from '../../../trade/ride/PassengersPicker.tsx'
import { RidePlaceField } from '../../../trade/ride/RidePlaceField.tsx'
import type { RidePlaceEntry } from '../../../trade/ride/ride-place.ts'
import type { CarSearch } from '../../../trade/search/car-search.ts'
import styles from '../../../trade/search/search-form.module.css'
import { useSearchForm } from '../../../trade/search/use-search-form.ts'
import { type CarError, type CarValues, carErrors, carValues, toCarSearch } from './car-form.ts'

/** Translates the form's errors. */
function useCarErrorText(): (error: CarError | undefined) => string | undefined {
  const rules = useText('validation')
  const ride = useText('ride')
  return (error) => {
    switch (error) {
      case undefined:
        return undefined
      case 'pickUpLocation':
      case 'dropOffLocation':
      case 'childAge':
        return rules(error)
      default:
        return ride(`errors.${error}`)
    }
  }
}

interface CarSearchFormProps {
  /** Initial values from the address. A new key restarts the form. */
  search: CarSearch
  onSearch: (search: CarSearch) => void
}

/** The car search form: places, times and passengers. */
export default function CarSearchForm({ search, onSearch }: CarSearchFormProps) {
  const t = useText('ride')
  const errorText = useCarErrorText()
  const {
    id: form,
    values,
    errors,
    change,
    submit,
  } = useSearchForm({
    tz: search.tz,
    zoneOf: ({ tz }) => tz,
    begin: (day) => carValues(search, day),
    errorsOf: carErrors,
    toSearch: toCarSearch,
    onSearch,
  })

  /** Most rentals end where they start. */
  const pickUpAt = (pick_up: RidePlaceEntry) => {
    const along = values.drop_off.name === '' || values.drop_off.name === values.pick_up.name
    const settled = pick_up.id !== null && along
    change({ pick_up, tz: pick_up.tz ?? null, ...(settled ? { drop_off: pick_up } : {}) })
  }
  /** The end is never before the start. */
  const startAt = (start: CarValues['start']) => {
    const { end } = values
    change({ start, end: end.date !== '' && end.date < start.date ? { ...end, date: start.date } : end })
  }

  return (
    <Flex
      component="form"
      id={`${form}form`}
      direction="column"
      gap="sm"
      onSubmit={submit}
      noValidate
      role="search"
      aria-label={t('carForm')}
    >
      <div className={styles.fields} data-car>
        <RidePlaceField
          id={`${form}pick_up`}
          label={t('pickUp')}
          place={values.pick_up}
          onChange={pickUpAt}
          fromListOnly
          error={errorText(errors.pick_up)}
        />
        <RidePlaceField
          id={`${form}drop_off`}
          label={t('dropOff')}
          place={values.drop_off}
          onChange={(drop_off) => change({ drop_off })}
          error={errorText(errors.drop_off)}
        />
        <DateTimeField
          id={`${form}start`}
          label={t('pickUpTime')}
          value={values.start}
          onChange={startAt}
          tz={values.tz}
          error={errorText(errors.start)}
        />
        <DateTimeField
          id={`${form}end`}
          label={t('dropOffTime')}
          value={values.end}
          onChange={(end) => change({ end })}
          tz={values.tz}
          notBefore={values.start.date}
          error={errorText(errors.end)}
        />
        <PassengersPicker
          id={`${form}passengers`}
          passengers={values.passengers}
          onChange={(passengers) => change({ passengers })}
          error={errorText(errors.passengers)}
        />
        <Button type="submit" className={styles.submit} leftSection={<IconSearch size={18} aria-hidden />}>
          {t('searchCars')}
        </Button>
      </div>
      <Text size="sm" c="dimmed">
        {t('placeClock')}
      </Text>
    </Flex>
  )
}
