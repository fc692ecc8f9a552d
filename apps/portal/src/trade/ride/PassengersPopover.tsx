import { useText } from '@portal/i18n'
import { Button, FieldPopover, Stack } from '@portal/ui'
import { Ages, CountStepper } from '../guests/PeopleFields.tsx'
import { type PassengersEntry, passengerLimits, withChildren } from './passengers.ts'

interface PassengersPopoverProps {
  passengers: PassengersEntry
  onChange: (passengers: PassengersEntry) => void
  luggage?: number
  onLuggage?: (pieces: number) => void
  onClose: () => void
}

const mostLuggage = 60

/** Passengers and luggage, with errors at their fields. */
export default function PassengersPopover(props: PassengersPopoverProps) {
  const { passengers, onChange, luggage = 0, onLuggage, onClose } = props
  const t = useText('stay')
  const ride = useText('ride')
  const { adults, child_ages } = passengers
  return (
    <FieldPopover label={onLuggage ? ride('passengersAndLuggage') : ride('passengers')} onClose={onClose}>
      <Stack gap="sm" w="18.75rem" maw="100%" mah="min(460px, 60dvh)" p={2} style={{ overflowY: 'auto' }}>
        <CountStepper
          label={t('adults')}
          value={adults}
          max={passengerLimits.adults}
          error={adults < 1 ? ride('errors.adult') : undefined}
          onChange={(value) => onChange({ ...passengers, adults: value })}
        />
        <CountStepper
          label={t('children')}
          hint={t('childrenAges')}
          value={child_ages.length}
          max={passengerLimits.children}
          onChange={(value) => onChange(withChildren(passengers, value))}
        />
        <Ages
          ages={child_ages}
          hint={ride('ageHint')}
          onAge={(child, age) =>
            onChange({
              ...passengers,
              child_ages: child_ages.map((known, index) => (index === child ? age : known)),
            })
          }
        />
        {onLuggage && (
          <CountStepper
            label={ride('luggage')}
            hint={ride('luggageHint')}
            value={luggage}
            max={mostLuggage}
            onChange={onLuggage}
          />
        )}
        <Button size="compact-sm" style={{ justifySelf: 'end' }} onClick={onClose}>
          {t('done')}
        </Button>
      </Stack>
    </FieldPopover>
  )
}
