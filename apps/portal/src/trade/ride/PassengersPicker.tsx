import { useText } from '@portal/i18n'
import { IconUsers, lazyDialog } from '@portal/ui'
import { PopoverField } from '../../shared/field/PopoverField.tsx'
import { countPeople, peopleText } from '../guests/people-texts.ts'
import type { PassengersEntry } from './passengers.ts'

const PassengersPopover = lazyDialog(() => import('./PassengersPopover.tsx'))

interface PassengersPickerProps {
  id?: string
  passengers: PassengersEntry
  onChange: (passengers: PassengersEntry) => void
  /** Pieces of luggage; absent if not needed. */
  luggage?: number
  onLuggage?: (pieces: number) => void
  error?: string | undefined
}

/** "2 adults · 1 child · 3 bags" with a popover for adults, children with their ages, and luggage. */
export function PassengersPicker({ id, error, ...people }: PassengersPickerProps) {
  const t = useText('ride')
  return (
    <PopoverField
      id={id}
      label={people.onLuggage ? t('passengersAndLuggage') : t('passengers')}
      icon={<IconUsers size={18} aria-hidden />}
      error={error}
      popover={PassengersPopover}
      popoverProps={people}
    >
      <PassengersText passengers={people.passengers} luggage={people.luggage} />
    </PopoverField>
  )
}

interface PassengersTextProps {
  passengers: { adults: number; child_ages: readonly (number | null)[] }
  luggage?: number | undefined
}

/** Adults, children and luggage in words. */
export function PassengersText({ passengers, luggage }: PassengersTextProps) {
  const ride = useText('ride')
  const people = peopleText(countPeople(passengers.adults, passengers.child_ages))
  return luggage === undefined ? people : `${people} · ${ride('bags', { count: luggage })}`
}
