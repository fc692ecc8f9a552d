import { useText } from '@portal/i18n'
import { Button, fieldId, SimpleGrid, Text } from '@portal/ui'
import { useState } from 'react'
import { FieldGrid, PhoneField } from '../booking/BookingFields.tsx'
import { GuestField } from '../guests/GuestNames.tsx'
import { GuestTools } from '../guests/GuestTools.tsx'
import {
  type GuestRow,
  guestLabel,
  makeLead,
  withName,
  withoutFacts,
  withPerson,
} from '../guests/guest-names.ts'
import { RepeatedNames } from '../guests/RepeatedNames.tsx'
import type { TravellerValues } from './travellers.ts'

interface TravellerNamesProps {
  values: TravellerValues
  /** Day of the ride at its place, on which ages are counted. */
  day: string
  onChange: (values: Partial<TravellerValues>) => void
  /** Text of the error at a form path. */
  errorOf: (path: string) => string | undefined
  phoneNeeded: boolean
}

/** A coach has twenty seats; most passengers need no name. */
const shownFirst = 6

/** The passengers: the lead's name is required, the others' optional; and the lead's phone for the driver. */
export function TravellerNames({ values, day, onChange, errorOf, phoneNeeded }: TravellerNamesProps) {
  const t = useText('booking')
  const [all, setAll] = useState(false)
  const { guests, guest_phone } = values
  const change = (changed: GuestRow[]) => onChange({ guests: changed })
  const shown = (guest: GuestRow, index: number) =>
    all || index < shownFirst || guest.is_lead || guest.full_name !== ''
  return (
    <>
      <GuestTools guests={guests} day={day} rooms={null} placeOf={guestLabel} onChange={change} />
      <Text size="sm" mt="xs" c="dimmed">
        {t('travellersHint')}
      </Text>
      <SimpleGrid minColWidth="min(100%, 13.75rem)" spacing="lg" verticalSpacing="sm" my="sm">
        {guests.map((guest, index) =>
          shown(guest, index) ? (
            <GuestField
              // oxlint-disable-next-line react/no-array-index-key -- rows are fixed by the search and never move
              key={index}
              guest={guest}
              day={day}
              onFacts={() => change(guests.map((row, at) => (at === index ? withoutFacts(row) : row)))}
              label={guestLabel(guests, index)}
              name={t('nameOf', { guest: guestLabel(guests, index) })}
              leadLabels={{ is: t('lead'), make: t('makeLead') }}
              required={guest.is_lead}
              id={fieldId(`guests.${index}.full_name`)}
              error={errorOf(`guests.${index}.full_name`)}
              onName={(full_name) => change(withName(guests, index, full_name))}
              onPerson={(person) =>
                onChange({
                  guests: withPerson(guests, index, person),
                  ...(guest.is_lead &&
                    guest_phone.trim() === '' &&
                    person.phone && { guest_phone: person.phone }),
                })
              }
              onLead={() => change(makeLead(guests, index))}
            />
          ) : null,
        )}
      </SimpleGrid>
      {!all && guests.length > shownFirst && (
        <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
          {t('nameAll', { count: guests.length })}
        </Button>
      )}
      <RepeatedNames values={values} inRooms={false} onChange={onChange} />
      <FieldGrid>
        <PhoneField
          id={fieldId('guest_phone')}
          label={t('guestPhone')}
          description={t(phoneNeeded ? 'guestPhoneNeeded' : 'guestPhoneMay')}
          required={phoneNeeded}
          autoComplete="off"
          value={guest_phone}
          error={errorOf('guest_phone')}
          onPhone={(phone) => onChange({ guest_phone: phone })}
        />
      </FieldGrid>
    </>
  )
}
